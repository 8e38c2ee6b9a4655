import type { RoomPart } from './room-holder.ts'

/** Where a style is written, and for which part. */
export interface Place {
  readonly part: RoomPart
  readonly element: HTMLElement
  readonly property: string
}

/** A style that was written, with what stood there before. */
interface Write extends Place {
  readonly before: readonly [value: string, priority: string]
  readonly hadStyle: boolean
  value: string
}

/** Inline styles that are taken back: what is not our last write is somebody else's, and stays. */
export function createWrites() {
  let writes: readonly Write[] = []
  const undo = (isMeant: (write: Write) => boolean) => {
    for (const { element: { style }, element, property, before, hadStyle, value } of writes.filter(isMeant).reverse()) {
      if (style.getPropertyValue(property) !== value) continue
      style.setProperty(property, ...before)
      if (!hadStyle && style.length === 0) element.removeAttribute('style')
    }
    writes = writes.filter((write) => !isMeant(write))
  }
  const put = ({ part, element, property }: Place, given: string) => {
    const { style } = element
    const of = (name: string) => writes.find((write) => write.element === element && write.property === name)
    const there = of(property)
    if (there && style.getPropertyValue(property) !== there.value) return
    if (!there && property !== 'transition') put({ part, element, property: 'transition' }, 'none')
    const [value = '', priority = ''] = given.split(' !')
    const before = [style.getPropertyValue(property), style.getPropertyPriority(property)] as const
    const hadStyle = of('transition')?.hadStyle ?? element.hasAttribute('style')
    style.setProperty(property, value, priority)
    const now = style.getPropertyValue(property)
    if (there) there.value = now
    else writes = [...writes, { part, element, property, before, hadStyle, value: now }]
  }
  return {
    /** Writes a style; for as long as nobody else does, and without the transition that would lead there. */
    put,
    /** Takes back what was written of a part. */
    end: (part: RoomPart) => undo((write) => write.part === part),
    /** Lets transitions be again. */
    settle: () => undo(({ property }) => property === 'transition'),
  }
}
