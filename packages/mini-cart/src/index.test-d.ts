import type { Unit, UnitManifest } from '@tillkit/mount'
import { expectTypeOf } from 'vitest'
import type { MiniCartHost } from './mini-cart.store.ts'
import { manifest, miniCart, readMiniCart, type Config, type MiniCartState, type MiniCartStore } from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const host: MiniCartHost

expectTypeOf(miniCart).toEqualTypeOf<Unit>()
expectTypeOf(manifest).toExtend<UnitManifest>()
expectTypeOf(readMiniCart).returns.toEqualTypeOf<Config>()
expectTypeOf<ReturnType<MiniCartStore['getState']>>().toEqualTypeOf<MiniCartState>()

host.t('removed', { name: 'Till rolls' })
// @ts-expect-error the name is missing
host.t('removed')
// @ts-expect-error the unit has no options
void host.options.drawer
