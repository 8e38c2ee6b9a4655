/** Asks a service against bots for a token that says that a person acts. Rejects where it has none. */
export type TokenAdapter = (signal: AbortSignal) => Promise<string>

/**
 * Makes an adapter of a function of the page's that answers with a token, at once or in a promise of any kind. How long it may take is
 * for the form to say (`timeoutMs`).
 * @param ask looked up when it is asked: the service's script may come late
 * @throws what it throws; and where it gives nothing that can be sent
 */
export function tokenFrom(ask: (signal: AbortSignal) => unknown): TokenAdapter {
  return async (signal) => {
    const token = await ask(signal)
    if (typeof token !== 'string' || token === '') throw new Error('The service against bots gave no token.')
    return token
  }
}
