import type { Life } from '@tillkit/dom'
import { trace } from '@tillkit/platform'
import { savesData } from './saves-data.ts'
import type { Source } from '../bridges/adopt.ts'
import type { Problem } from '../life/problem.ts'
import { nextTask } from '../life/run-in-tasks.ts'
import { askForDrawnSheet, stylesHere } from './style-sheets.ts'
import { slot, type Place } from '../bridges/slot.ts'
import { onIntent } from '../life/when-ready.ts'

/** Hears of what cannot be drawn, or loaded. */
type Report = (problem: Omit<Problem, 'unit' | 'element'>) => void

/** Whoever hears of it. */
interface Reporting {
  readonly report: Report
}

/** A module that draws: React arrives with it. It is written for the host of its unit. */
export interface PartModule<PartHost> {
  /** Draws into the slot and returns what takes it away again. */
  draw(slot: HTMLElement, host: PartHost): () => void
}

/** Something that Tillkit draws itself, as opposed to what the server printed. */
export interface Part<PartHost> {
  readonly place: Place
  /** Whether there is anything to draw yet. Asked until the part is drawn; from then on it decides for itself. */
  readonly wanted: () => boolean
  /** What to ask again on: usually the host's store. */
  readonly source: Pick<Source<unknown>, 'subscribe'>
  readonly load: () => Promise<PartModule<PartHost>>
  /**
   * Draws it before it is wanted, when the pointer, the focus or a touch comes to what this selector names: for a part that
   * opens, so that its first opening waits less for code. It has to draw nothing until then. Default: no. Nothing is
   * fetched ahead where the shopper saves data.
   */
  readonly ahead?: string
}

/** Draws a part as soon as it is wanted, in a slot that goes with the life. */
export function drawPart<PartHost extends Reporting>(host: PartHost, life: Life, part: Part<PartHost>): void {
  const waiting = life.branch()
  const draw = () => {
    waiting.end()
    showPart(host, life, part)
  }
  const look = waiting.guard(() => {
    if (part.wanted()) draw()
  })
  if (life.signal.aborted) return
  waiting.onEnd(part.source.subscribe(look))
  look()
  if (part.ahead && !savesData()) onIntent(waiting, part.ahead, draw)
}

function showPart<PartHost extends Reporting>(host: PartHost, life: Life, part: Part<PartHost>): void {
  const drawn = life.branch()
  const element = slot(drawn, part.place)
  // It is on its way while the code is.
  askForDrawnSheet()
  const draw = (module: PartModule<PartHost>) => {
    try {
      drawn.onEnd(module.draw(element, host))
    } catch (cause) {
      drawn.end()
      throw cause
    }
  }
  const leaveOut: Report = (problem) => {
    drawn.end()
    host.report(problem)
  }
  void loadModule(drawn, part.load, { use: draw, report: leaveOut })
}

/**
 * What has been loaded, by the function that loads it: content that comes later is bound at once. Only a function that
 * is declared once, outside of the binding, is known again.
 */
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/** Whether the code has come before: then it binds at once. */
export const isLoaded = (load: () => Promise<unknown>): boolean => loaded.has(load)

/** What there is to say of code that could not be loaded. */
export function missingCode(cause: unknown): Omit<Problem, 'unit' | 'element'> {
  return {
    message: 'a part of its code could not be loaded, so that part is left out.',
    advice: 'Check that all files of this version stand beside tillkit.js.',
    help: 'code-missing',
    cause,
  }
}

/** What is done with a module, and who hears that it could not be had. */
interface ModuleUse<Module> extends Reporting {
  readonly use: (module: Module) => void
}

/** Loads a module and uses it, unless the life has ended by then. Settles in any case; a failure is reported. */
export async function loadModule<Module>(life: Life, load: () => Promise<Module>, { use, report }: ModuleUse<Module>): Promise<void> {
  if (life.signal.aborted) return
  if (loaded.has(load)) return life.guard(use)(loaded.get(load) as Module)
  const traceCode = (what: string) => trace({ kind: 'code', what, unit: life.owner?.unit, on: life.owner?.element, args: [load] })
  traceCode('asked for')
  try {
    const module = await load()
    // What it shows must not be seen without its looks, which it may have asked for itself.
    await stylesHere()
    // Evaluating code and using it would together hold up a slow phone for too long.
    await new Promise<void>(nextTask)
    loaded.set(load, module)
    traceCode('came')
    if (!life.signal.aborted) life.guard(use)(module)
  } catch (cause) {
    traceCode('missing')
    if (life.signal.aborted) return
    report(missingCode(cause))
  }
}
