// Asking the server over HTTP: JSON both ways, and one kind of error that says what was wrong.
import type { Problem } from '../generated/wire';
import { t } from '../texts';
import { capital } from '../texts/said';

/** The server did not do it. `status` is 0 when it could not be reached at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(capital(problem.error));
  }
}

/** Where "we do not know you" is about what was typed, not about the browser's cookie. */
const LOGIN = '/api/login';

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, request(method, body)).catch(() => {
    throw new ApiError(0, { error: t.common.notReached });
  });
  const answer = await readable(response);
  if (response.status === 401 && path !== LOGIN) throw new ApiError(401, { error: t.common.notKnown });
  if (!response.ok) throw new ApiError(response.status, problemOf(answer, response));
  return answer as T;
}

function request(method: string, body: unknown): RequestInit {
  const asked: RequestInit = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (body === undefined) return asked;
  return {
    ...asked,
    headers: { ...asked.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function readable(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text || !response.headers.get('content-type')?.includes('json')) return text;
  return JSON.parse(text);
}

function problemOf(answer: unknown, response: Response): Problem {
  if (answer && typeof answer === 'object' && 'error' in answer) return answer as Problem;
  return { error: t.common.answered(response.status) };
}

export const api = {
  get: <T>(path: string): Promise<T> => ask<T>('GET', path),
  post: <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body),
  put: <T>(path: string, body?: unknown): Promise<T> => ask<T>('PUT', path, body),
  delete: <T = void>(path: string): Promise<T> => ask<T>('DELETE', path),
};
