import { FRAME_TITLE, keys } from './anatomy.ts'

/** What one of the provider's frames is made of. */
export interface FrameOptions {
  readonly address: string
  /** Inline styles, by their names in a script. */
  readonly styles: Readonly<Record<string, unknown>>
  /** Default `auto`. */
  readonly loading?: string | undefined
  /** What the frame may do. */
  readonly allow?: string | undefined
}

/** Makes a frame of the provider's, which stands on no page yet. */
export function makeFrame({ address, styles, loading = 'auto', allow }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = FRAME_TITLE
  // Before its address: a frame begins to load with that.
  frame.setAttribute(keys.loading, loading)
  if (allow) frame.allow = allow
  setStyles(frame, { border: 'none', backgroundColor: 'transparent', overflow: 'hidden', ...styles })
  frame.src = address
  return frame
}

/** Sets inline styles of a frame of ours. */
export function setStyles({ style }: HTMLIFrameElement, styles: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(styles)) if (typeof value === 'string' && name in style) Reflect.set(style, name, value)
}
