import { members, PRODUCT } from './anatomy.ts'

/** One of the widgets that the plugin is set to place: of its members only the page is sure. */
export type Box = Readonly<Record<string, unknown>>

/** The page that widgets are placed on. */
export interface PageKind {
  /** `product`, `category`, `landing`, or none of them. */
  readonly page: unknown
  readonly sku: unknown
  readonly name: unknown
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

/**
 * The widgets that belong on a page: those of its kind, and those of its address, plain or as the plugin writes it in base64.
 * On a product's page each is told the product.
 */
export function boxesFor(boxes: readonly Box[], { page, sku, name }: PageKind, href: string): Box[] {
  const address = withoutSlash(href)
  const names: readonly unknown[] = [page, ...[address, `${address}/`].map((one) => btoa(one).toLowerCase())]
  const product = page === PRODUCT ? { [members.sku]: Array.isArray(sku) ? sku.join() : sku, [members.name]: name } : {}
  return boxes
    .filter(({ [members.page]: its }) => its && (names.includes(its) || (typeof its === 'string' && withoutSlash(its) === address)))
    .map((box) => ({ ...box, ...product }))
}
