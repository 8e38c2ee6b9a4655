import type { Unit, UnitManifest } from '@tillkit/mount'
import { expectTypeOf } from 'vitest'
import type { AnyHost, PanelHost, ListingHost } from './panel/context.ts'
import { filters, manifest, messages, readFilters, type Listing, type PanelConfig, type ShopConfig, type State } from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const element: HTMLElement
declare const host: AnyHost
declare const panel: PanelHost

expectTypeOf(filters).toEqualTypeOf<Unit>()
expectTypeOf(manifest).toExtend<UnitManifest>()
expectTypeOf(messages.show.other).toEqualTypeOf<'Show {count} products'>()
expectTypeOf<ReturnType<Listing['getState']>>().toEqualTypeOf<State>()

// What was read says by its kind what it is.
const config = readFilters(element)
expectTypeOf<Extract<typeof config, { kind: 'panel' }>>().toEqualTypeOf<PanelConfig>()
expectTypeOf<Extract<typeof config, { kind: 'shop' }>>().toEqualTypeOf<ShopConfig>()
// @ts-expect-error of anything else it has no sections
void config.sections

// A host is one kind's after it was narrowed, not before.
expectTypeOf(host).not.toExtend<PanelHost>()
expectTypeOf(panel).not.toExtend<ListingHost>()
expectTypeOf(panel.options).toEqualTypeOf<{ readonly prefetch: boolean; readonly drawer: boolean }>()
panel.t('show', { count: 3 })
// @ts-expect-error a text with plural forms needs its number
panel.t('show')
