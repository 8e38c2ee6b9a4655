import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import type { PreviewContext, Log } from './context.ts'
import { planLegacy, type LegacyPlan, type PreviewUnit } from './legacy.ts'
import { listen, type RunningPreview } from './listen.ts'
import { createNotes } from './notes.ts'
import type { PreviewOptions } from './options.ts'
import { createPreview } from './proxy.ts'
import { readSavedShop } from '@tillkit/testing/saved'
import { createSavedPreview } from './saved/serve-saved.ts'
import type { ShopAddress } from './shop.ts'

/** What a preview of a shop is started with, beside its options. */
export interface PreviewSetup extends Omit<PreviewOptions, 'shop'> {
  readonly shop: ShopAddress
  /** All units that are built. */
  readonly built: readonly PreviewUnit[]
  readonly log: Log
}

/**
 * Starts the preview of a running shop.
 * @throws PreviewProblem when the port is taken
 */
export async function startShopPreview(setup: PreviewSetup): Promise<RunningPreview> {
  const connections = { keepAlive: true, keepAliveMsecs: 5000, maxSockets: 16 }
  const context: PreviewContext = {
    ...setup,
    origin: setup.shop.origin,
    allUnits: setup.built.every(({ name }) => setup.units.includes(name)),
    plan: planOf(setup),
    agents: { http: new Agent(connections), https: new SecureAgent(connections) },
    notes: createNotes(),
  }
  const running = await listen(createPreview(context), setup.port)
  return {
    origin: running.origin,
    close: async () => {
      context.agents.http.destroy()
      context.agents.https.destroy()
      await running.close()
    },
  }
}

/** What is taken out for the chosen units: those that are not built yet have their places, too. */
function planOf({ units, built }: Pick<PreviewSetup, 'units' | 'built'>): LegacyPlan {
  const { planned, scripts } = readUnits()
  return planLegacy(units, [...built, ...planned], scripts)
}

/** What a preview of saved pages is started with. */
export interface SavedPreviewSetup extends Pick<PreviewOptions, 'units' | 'port'> {
  readonly folder: string
  /** All units that are built. */
  readonly built: readonly PreviewUnit[]
  readonly log: Log
}

/**
 * Starts the preview of a folder of saved pages.
 * @throws PreviewProblem when there is no page in it, or the port is taken
 */
export function startSavedPreview({ folder, units, port, built, log }: SavedPreviewSetup): Promise<RunningPreview> {
  const server = createSavedPreview({
    shop: readSavedShop(folder),
    units,
    allUnits: built.every(({ name }) => units.includes(name)),
    manifests: built.map(({ name, selector, needs }) => ({ name, selector, needs })),
    plan: planOf({ units, built }),
    log,
  })
  return listen(server, port)
}
