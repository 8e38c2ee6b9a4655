import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from './lightbox.messages.ts'
import type { Picture } from './pictures.ts'

/** Pictures that are looked at, or none. */
export interface LightboxState {
  readonly open?: {
    readonly pictures: readonly Picture[]
    /** Which of them shows at first, from 0. */
    readonly index: number
    /** What opened them, which has the focus again afterwards. */
    readonly link: HTMLElement
  } | undefined
}

/** What the lightbox is drawn with. */
export type LightboxHost = Host<null, StoreApi<LightboxState>, typeof messages>
