import { listen, type Life } from './life.ts'

/** Whether the shopper wants less motion, to be asked and followed: `change`. */
export function lessMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}

/** Whether the shopper asked for less motion. */
export function reducesMotion(): boolean {
  return lessMotion().matches
}

/** Runs when the shopper asks for less motion while the page is open: what moves by itself stops, and is theirs to start again. */
export function onLessMotion(life: Life, run: () => void): void {
  const query = lessMotion()
  listen(life, query, 'change', () => query.matches && run())
}
