import { attributeOf, isLiveScript, native } from '@tillkit/dom'

/** A script of the shop's that Tillkit replaces, and how it is known on a page. */
export interface LegacyScript {
  /** The WordPress handle; the platform prints the script element's id as `{handle}-js`. */
  readonly handle: string
  /** A piece of the file's path, for pages on which an optimiser dropped the ids. */
  readonly file: string
}

/** Our own file: a shop may print it under a legacy handle by swapping that handle's address. */
const OURS = /\/tillkit\.js(\?|$)/

/** Which of these scripts a script element stands for, by its id or else by its file. */
export function legacyScriptOf<Legacy extends LegacyScript>(script: Element, legacy: readonly Legacy[] = []): Legacy | undefined {
  const source = attributeOf(script, 'src')
  const id = attributeOf(script, 'id')
  if (OURS.test(source)) return undefined
  return legacy.find(({ handle, file }) => id === `${handle}-js` || source.includes(file))
}

/** The page's scripts, which the browser keeps a list of: every unit asks for them, and no search is as fast. */
export const scriptsHere = (): HTMLScriptElement[] => [...native(document, 'scripts')]

/** Those of a unit's legacy scripts that are live on the page: while there is one, the unit stays off. */
export function liveLegacyScripts(legacy: readonly LegacyScript[] | undefined): HTMLScriptElement[] {
  return scriptsHere().filter((script) => isLiveScript(script) && legacyScriptOf(script, legacy))
}
