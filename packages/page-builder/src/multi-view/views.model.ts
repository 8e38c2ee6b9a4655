import { isRecord } from '@tillkit/platform'

/** How an element is seen: on a kind of screen, or under the pointer. */
export type View = 'desktop' | 'tablet' | 'phone' | 'hover'

/** What an element shows in one view. */
export interface Shown {
  /** Its content, as the shop's HTML. */
  readonly content?: string
  readonly attributes: Readonly<Record<string, string>>
  /** Which classes it has, and which it has not. */
  readonly classes: Readonly<Record<string, boolean>>
  /** CSS by property. */
  readonly style: Readonly<Record<string, string>>
  /** Whether it is to be seen at all. */
  readonly isVisible?: boolean
}

/** What an element shows, by what of it and by view. */
export type Views = Readonly<Record<string, unknown>>

/** Where a view takes from what is not said for it. */
const FALLBACK: Readonly<Record<View, readonly View[]>> = {
  desktop: ['desktop'],
  tablet: ['tablet', 'desktop'],
  phone: ['phone', 'tablet', 'desktop'],
  hover: ['hover'],
}

/** Attributes that would run what they say. */
const RUNS = /^on|^srcdoc$/i

/** What is said of one thing: for the pointer, where it is over the module, or else for the screen. */
function valueOf(views: unknown, order: readonly View[]): unknown {
  if (!isRecord(views)) return undefined
  return order.map((view) => views[view]).find((value) => value !== undefined && value !== null)
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Members of a record that are texts. */
function texts(value: unknown): [string, string][] {
  return isRecord(value) ? Object.entries(value).flatMap(([name, text]) => (isText(text) ? [[name, String(text)] as [string, string]] : [])) : []
}

/** The names of classes in a list, or in a text. */
function names(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.flatMap((name) => (isText(name) ? String(name).split(/\s+/).filter(Boolean) : []))
}

/** What an element shows on a screen, with or without the pointer over its module. */
export function shownIn({ content, attrs, classes, styles, visibility }: Views, screen: Exclude<View, 'hover'>, isOver: boolean): Shown {
  const order = [...(isOver ? FALLBACK.hover : []), ...FALLBACK[screen]]
  const words = valueOf(content, order)
  const changed = valueOf(classes, order)
  const seen = valueOf(visibility, order)
  return {
    ...(isText(words) && { content: String(words) }),
    attributes: Object.fromEntries(texts(valueOf(attrs, order)).filter(([name]) => !RUNS.test(name))),
    classes: isRecord(changed)
      ? Object.fromEntries([...names(changed['remove']).map((name) => [name, false]), ...names(changed['add']).map((name) => [name, true])])
      : {},
    style: Object.fromEntries(texts(valueOf(styles, order))),
    ...(seen !== undefined && { isVisible: seen !== false && seen !== 'off' && seen !== '' }),
  }
}
