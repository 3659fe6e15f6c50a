// What the lobby knows: the games on the shelf, and the tables, asked again every few seconds while somebody looks.
import type { GameInfo, Lobby } from '../../generated/wire';
import { t } from '../../texts';
import { api, ApiError } from '../../wire/api';

const EVERY = 4000;

class LobbyState {
  games = $state.raw<GameInfo[]>([]);
  tables = $state.raw<Lobby | null>(null);
  problem = $state('');
  /** Seconds since 1970, renewed with every answer, so that "2 h ago" stays true. */
  now = $state(Date.now() / 1000);

  /** Keep everything fresh until the returned function is called. */
  watch(): () => void {
    const timer = setInterval(() => void this.refresh(), EVERY);
    const seen = () => void this.refresh();
    document.addEventListener('visibilitychange', seen);
    void this.refresh();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async refresh(): Promise<void> {
    if (document.hidden) return;
    try {
      if (!this.games.length) this.games = await api.get<GameInfo[]>('/api/games');
      this.tables = await api.get<Lobby>('/api/lobby');
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof ApiError && error.status ? error.message : t.common.notReached;
    }
    this.now = Date.now() / 1000;
  }
}

export const lobby = new LobbyState();
