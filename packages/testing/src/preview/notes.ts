/** What the preview has noticed since it was started, for its console and its bar. */
export interface Notes {
  /** Script files that hold a legacy script among others: path → handle. */
  readonly bundles: Map<string, string>
  /** Says a line once. */
  once(line: string, say: (line: string) => void): void
}

/** Empty notes. */
export function createNotes(): Notes {
  const said = new Set<string>()
  return {
    bundles: new Map(),
    once: (line, say) => {
      if (said.has(line)) return
      said.add(line)
      say(line)
    },
  }
}

/** Words that occur together only in a legacy script's code, to find it inside an optimiser's combined file. */
export const MARKERS: Readonly<Record<string, readonly string[]>> = {
  'tiered-pricing-table-front-js': ['tieredPricingGlobalData', 'tiered_price_update'],
  woofilters: ['dswcp_update_cart', 'dswcp-show-side-cart'],
}

/** Looks for the markers of a legacy script in a text that comes in pieces. */
export function createMarkerSearch(handles: readonly string[]): { push(text: string): void; found(): string | undefined } {
  const open = new Map(handles.flatMap((handle) => (MARKERS[handle] ? [[handle, new Set(MARKERS[handle])] as const] : [])))
  let behind = ''
  return {
    push: (text) => {
      const whole = behind + text
      for (const markers of open.values()) for (const marker of markers) if (whole.includes(marker)) markers.delete(marker)
      behind = whole.slice(-64)
    },
    found: () => [...open].find(([, markers]) => markers.size === 0)?.[0],
  }
}
