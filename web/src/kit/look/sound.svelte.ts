// "Your turn" for ears and for people who look elsewhere. Both are off until somebody turns them on.

const SOUND = 'perihelion.sound';
const NOTICES = 'perihelion.notices';

class Signals {
  sound = $state(localStorage.getItem(SOUND) === 'on');
  notices = $state(localStorage.getItem(NOTICES) === 'on' && allowed());

  toggleSound(): void {
    this.sound = !this.sound;
    localStorage.setItem(SOUND, this.sound ? 'on' : 'off');
    if (this.sound) blip();
  }

  /** Turns notices on or off; false when the browser does not allow them. */
  async toggleNotices(): Promise<boolean> {
    const wanted = !this.notices;
    if (wanted && !(await permitted())) return false;
    this.notices = wanted;
    localStorage.setItem(NOTICES, wanted ? 'on' : 'off');
    return true;
  }

  /** It is our turn. */
  call(title: string, body: string): void {
    if (this.sound) blip();
    if (!this.notices || !document.hidden) return;
    const notice = new Notification(title, { body, tag: 'turn' });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }
}

function allowed(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

async function permitted(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

/** Two soft notes, the second higher. */
function blip(): void {
  const audio = new AudioContext();
  const now = audio.currentTime;
  [523.25, 783.99].forEach((pitch, index) => note(audio, pitch, now + index * 0.13));
  setTimeout(() => void audio.close(), 900);
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0008, at + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}

export const signals = new Signals();
