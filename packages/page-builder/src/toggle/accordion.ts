/** An item of an accordion, as the others see it. */
export interface Item {
  /** Closes it, in so many ms. Settles when it is. */
  readonly close: (ms: number) => Promise<void>
}

const accordions = new WeakMap<Element, Set<Item>>()

/** Lets an item belong to its accordion. A toggle that stands alone has none, and nobody beside it. @returns the others, and leaves */
export function joinAccordion(accordion: Element | null, item: Item) {
  const items = (accordion && accordions.get(accordion)) ?? new Set()
  if (accordion) accordions.set(accordion, items.add(item))
  return {
    closeOthers: (ms: number) => Promise.all([...items].map((one) => one !== item && one.close(ms))),
    leave: () => void items.delete(item),
  }
}
