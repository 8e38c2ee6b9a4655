import type { Host, PartModule } from '@tillkit/mount'
import { expectTypeOf } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import { reactPart, Tooltip } from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

type Messages = Readonly<Record<'undo', 'Undo {name}'>>
type LampHost = Host<{ readonly room: string }, StoreApi<{ readonly lit: boolean }>, Messages>
declare const host: LampHost
declare const anchor: Element

// A part is written for the host of its unit, with its state and its words.
const undo = reactPart<LampHost>((its) => {
  expectTypeOf(its).toEqualTypeOf<LampHost>()
  return <button>{its.t('undo', { name: its.config.room })}</button>
})
expectTypeOf(undo).toEqualTypeOf<PartModule<LampHost>>()
const place = { position: 'after', anchor } as const
host.draw(host, { place, source: host.store, wanted: () => true, load: async () => undo })

// @ts-expect-error the unit has no such text
reactPart<LampHost>((its) => <b>{its.t('redo')}</b>)
declare const other: Host<{ readonly watts: number }, undefined>
// @ts-expect-error nor is it drawn for the host of another unit
other.draw(other, { place, source: host.store, wanted: () => true, load: async () => undo })

expectTypeOf(<Tooltip id="tip" anchor={anchor} rise={4}>Prices</Tooltip>).not.toBeAny()
// @ts-expect-error it stands by something
expectTypeOf(<Tooltip id="tip" rise={4}>Prices</Tooltip>).not.toBeAny()
