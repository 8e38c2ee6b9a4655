import { invoke, type Life } from '@tillkit/dom'
import { onBatch } from '@tillkit/mount'

/** Where a module's items stand. */
export interface ItemsPlace {
  readonly container: Element
  readonly selector: string
}

/**
 * Binds a module's items, and binds them anew when there are others: scripts may add some.
 * @param bind hears of the items with the time for which they are all that there are
 * @returns looks at once whether there are others
 */
export function followItems(life: Life, { container, selector }: ItemsPlace, bind: (items: readonly HTMLElement[], own: Life) => void): () => void {
  let known: readonly Element[] | undefined
  let own = life.branch()
  const look = life.guard(() => {
    const items = [...invoke(container, 'querySelectorAll', selector)] as HTMLElement[]
    if (items.length === known?.length && items.every((item, index) => item === known?.[index])) return
    known = items
    own.end()
    own = life.branch()
    bind(items, own)
  })
  look()
  onBatch(life, look)
  return look
}
