import { parseJson, type SafeStorage, tabStorage, toJson } from '@tillkit/dom'

/** Where the panel stands. */
export const PLACES = {
  'bottom-right': 'bottom right',
  'bottom-left': 'bottom left',
  'top-right': 'top right',
  'top-left': 'top left',
  right: 'right side',
  left: 'left side',
} as const
export type PanelPlace = keyof typeof PLACES

/** How much room it takes. */
export const SIZES = { small: 'small', medium: 'medium', large: 'large' } as const
export type PanelSize = keyof typeof SIZES

export const TABS = { units: 'Units', log: 'Events & calls', page: 'Page' } as const
export type Tab = keyof typeof TABS

/** What the panel remembers from page to page. */
export interface Remembered {
  readonly isOpen: boolean
  readonly tab: Tab
  readonly place: PanelPlace
  readonly size: PanelSize
}

const KEY = 'tillkit-debug'
const FRESH: Remembered = { isOpen: true, tab: 'units', place: 'bottom-right', size: 'medium' }

/** Reads what was remembered in this browser tab; what is missing or not understood is as at first. */
export function recall(store: Pick<SafeStorage, 'read' | 'write'> = tabStorage): Remembered {
  const { isOpen, tab, place, size } = Object(parseJson(store.read(KEY) ?? '')) as Record<string, unknown>
  return {
    isOpen: typeof isOpen === 'boolean' ? isOpen : FRESH.isOpen,
    tab: isOneOf(TABS, tab) ? tab : FRESH.tab,
    place: isOneOf(PLACES, place) ? place : FRESH.place,
    size: isOneOf(SIZES, size) ? size : FRESH.size,
  }
}

function isOneOf<Names extends object>(names: Names, name: unknown): name is keyof Names {
  return typeof name === 'string' && Object.hasOwn(names, name)
}

/** Remembers for the next page; a browser that stores nothing forgets. */
export function remember({ isOpen, tab, place, size }: Remembered, store: Pick<SafeStorage, 'read' | 'write'> = tabStorage): void {
  store.write(KEY, toJson({ isOpen, tab, place, size }))
}
