import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { members, PRODUCT, globals } from './anatomy.ts'

/** One of the widgets that the plugin is set to place: of its members only the page is sure. */
type Box = Readonly<Record<string, unknown>>

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

/** What the provider is to be asked on this page. */
export interface Config {
  /** The shop's key with the provider. */
  readonly key: string
  /** The address of the provider's script. */
  readonly script: string
  /** The plugin's settings of the widgets of this page; undefined where it has none. */
  readonly boxes: Readonly<Record<string, unknown>> | undefined
  /** An order that its shopper may be asked about. */
  readonly order: Readonly<Record<string, unknown>> | undefined
}

const recordOf = (name: string): Readonly<Record<string, unknown>> => {
  const value = readGlobal(name)
  return isRecord(value) ? value : {}
}

/** Reads what the plugin has printed. */
export function readConfig(): Config {
  const settings = recordOf(globals.settings)
  const { [members.page]: page, [members.sku]: sku, [members.name]: name } = recordOf(globals.page)
  const placed = recordOf(globals.boxes)
  const all = placed[members.boxes]
  const boxes = boxesFor(Array.isArray(all) ? all.filter((box): box is Box => isRecord(box)) : [], { page, sku, name }, location.href)
  const order = recordOf(globals.order)[members.order]
  return {
    key: readText(settings[members.key]),
    script: readText(settings[members.script]),
    boxes: boxes.length > 0 ? { ...placed, [members.boxes]: boxes } : undefined,
    order: isRecord(order) ? order : undefined,
  }
}
