import { invoke } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from './address-fields.messages.ts'
import type { options } from './address-fields.options.ts'
import type { AddressConfig } from './address-fields.read.ts'
import { anatomy } from './anatomy.ts'

/** Whether somebody has come near a long list. */
export interface ListsState {
  /** The fields of the address. */
  readonly group: Element
  readonly isNear: boolean
}

/** The host of an address as its lists see it. */
export type ListsHost = Host<AddressConfig, StoreApi<ListsState>, typeof messages, typeof options>

/** The long list that an event has come to; none where selectWoo stands for it. */
export function longListAt(target: EventTarget | null, searchFrom: number): HTMLSelectElement | undefined {
  if (!(target instanceof HTMLSelectElement) || !invoke(target, 'matches', anatomy.lists)) return undefined
  const isLong = searchFrom > 0 && target.options.length >= searchFrom
  return isLong && !target.disabled && !target.classList.contains(anatomy.selectWooHidden) ? target : undefined
}
