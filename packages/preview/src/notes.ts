import { readUnits } from '@tillkit/testing/project/units.mjs'

/** What the preview has noticed since it was started, for its console and its bar. */
export interface Notes {
  /** Script files that hold legacy scripts among others: path → handles. */
  readonly bundles: Map<string, readonly string[]>
  /** Says a line once. */
  once(line: string, log: (line: string) => void): void
}

/** Empty notes. */
export function createNotes(): Notes {
  const said = new Set<string>()
  return {
    bundles: new Map(),
    once: (line, log) => {
      if (said.has(line)) return
      said.add(line)
      log(line)
    },
  }
}

/**
 * The words of the manifests by which a legacy script is found inside an optimiser's combined file. The words of one that stand
 * in another script too (themes add to the cart as well, checkouts hear of countries) are never enough by themselves.
 */
export const MARKERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readUnits().scripts.map(({ handle, markers }) => [handle, markers]),
)

/** Looks for the markers of legacy scripts in a text that comes in pieces. */
export function createMarkerSearch(handles: readonly string[]): { push(text: string): void; found(): readonly string[] } {
  const open = new Map(handles.flatMap((handle) => (MARKERS[handle] ? [[handle, new Set(MARKERS[handle])] as const] : [])))
  let behind = ''
  return {
    push: (text) => {
      const whole = behind + text
      for (const markers of open.values()) for (const marker of markers) if (whole.includes(marker)) markers.delete(marker)
      behind = whole.slice(-64)
    },
    found: () => [...open].flatMap(([handle, markers]) => (markers.size === 0 ? [handle] : [])),
  }
}
