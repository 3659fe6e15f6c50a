// What the lobby knows: the games on the shelf, and the tables, asked again every few seconds while somebody looks.
import type { GameInfo, Lobby, PlannedInfo } from '../../generated/wire';
import { t } from '../../texts';
import { api, ApiError } from '../../wire/api';

const EVERY = 4000;

class LobbyState {
  games = $state.raw<GameInfo[]>([]);
  planned = $state.raw<PlannedInfo[]>([]);
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
      const tables = api.get<Lobby>('/api/lobby');
      if (!this.games.length) await this.#shelf();
      this.tables = await tables;
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof ApiError && error.status ? error.message : t.common.notReached;
    }
    this.now = Date.now() / 1000;
  }

  /** All boxes come at once, so that none pushes another aside. */
  async #shelf(): Promise<void> {
    const planned = api.get<PlannedInfo[]>('/api/games/planned');
    const games = api.get<GameInfo[]>('/api/games');
    [this.planned, this.games] = await Promise.all([planned, games]);
  }
}

export const lobby = new LobbyState();
