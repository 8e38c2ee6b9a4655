import type { Filter } from '../choices/filter.ts'
import type { Panel } from './listing.types.ts'

/** The panels of the page. Copies of one, such as a theme prints for phones, are one panel to the listing. */
export interface Panels {
  /** How many there are, each copy counted. */
  size(): number
  get(id: string): Panel | undefined
  /** The sections of all, in the order of the page; of copies once. */
  filters(): readonly Filter[]
  /** @returns takes the panel out again: the last of its copies takes what it says with it */
  add(panel: Panel): () => void
}

/** Makes an empty collection. */
export function createPanels(): Panels {
  const bound = new Set<Panel>()
  const byId = () => new Map([...bound].map((panel) => [panel.id, panel]))
  return {
    size: () => bound.size,
    get: (id) => byId().get(id),
    filters: () => [...byId().values()].flatMap(({ filters }) => filters),
    add(panel) {
      const own = { ...panel }
      bound.add(own)
      return () => void bound.delete(own)
    },
  }
}
