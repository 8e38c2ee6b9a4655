/** Which of a module's pages shows, and how many there are. Pages count from 1. */
export interface Pages {
  readonly page: number
  readonly pages: number
}

/** How many links show where the first or the last page does. */
const ROW = 4
/** How many links show before the page that shows, and after it. */
const BEFORE = 3
const AFTER = 1

/** How many pages items make. `perPage`: 0 puts all of them on one. */
export function countPages(items: number, perPage: number): number {
  return perPage > 0 ? Math.max(1, Math.ceil(items / perPage)) : 1
}

/** The page that an item is on, by its place among all from 0. */
export function pageOfItem(index: number, perPage: number): number {
  return perPage > 0 ? Math.floor(index / perPage) + 1 : 1
}

/** Whether a page's link shows: those around the page that shows, and a whole row of them at either end. */
export function isLinkShown(link: number, { page, pages }: Pages): boolean {
  return link >= Math.min(page - BEFORE, pages - ROW + 1) && link <= Math.max(page + AFTER, ROW)
}

/** The page that a link leads to: its number, or the one before or after the page that shows; nothing where there is none. */
export function pageOfLink(link: string, { page, pages }: Pages, names: { readonly previous: string; readonly next: string }): number | undefined {
  const to = link === names.previous ? page - 1 : link === names.next ? page + 1 : readPage(link)
  return to !== undefined && to >= 1 && to <= pages ? to : undefined
}

/** A page's number as an address or an attribute says it, from 1; nothing for what is none. */
export function readPage(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined
}
