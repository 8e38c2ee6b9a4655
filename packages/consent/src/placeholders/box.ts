/** Styles by which a frame lies where it does, so that what stands for it lies there too. */
const PLACE = ['position', 'top', 'right', 'bottom', 'left', 'float', 'margin', 'vertical-align', 'align-self', 'justify-self', 'flex', 'order', 'grid-area', 'border-radius', 'z-index', 'max-width'] as const

/** How far a frame's width may be from its container's, by its borders, and still be meant to fill it, in px. */
const BORDERS = 8

/** The inline styles of a box that takes a frame's room: as large, in the same place, and as wide as its container where the frame is. */
export function boxOf(frame: HTMLElement): Readonly<Record<string, string>> {
  const { width, height } = frame.getBoundingClientRect()
  const computed = getComputedStyle(frame)
  const wider = width - roomAround(frame, computed.position === 'absolute')
  return {
    ...Object.fromEntries(PLACE.map((name) => [name, computed.getPropertyValue(name)])),
    display: computed.display.startsWith('inline') ? 'inline-block' : 'block',
    'box-sizing': 'border-box',
    width: Math.abs(wider) < BORDERS ? `calc(100% + ${wider}px)` : `${width}px`,
    height: `${height}px`,
    overflow: 'auto',
  }
}

/** How wide a frame's container is, within its padding where the frame is not laid over that. */
function roomAround({ parentElement }: HTMLElement, isOver: boolean): number {
  if (!parentElement) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(parentElement)
  return parentElement.clientWidth - (isOver ? 0 : Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight))
}
