import { defineScenario, firstTouchScenario, goals, LATER, shiftScenario, unitScenarios, type Bench, type BenchPageOptions, type Scenario } from '@tillkit/bench'
import { builderConfirmation, builderGlobalsHtml } from '@tillkit/fixtures/form-builder'
import { weighFiles } from '@tillkit/testing/pages'
import { addressPage, chainPage, conditionalPage, contactPage, everyPartPage, filledPage, FORM, inputOf, PASSWORD, plainPage, usualForm } from './builder-pages.ts'

const COUNTS = [5, 50, 200] as const
const SUBMIT = '.wpforms-submit'

/**
 * What the scripts of the builder's weigh at least that a page with a form runs for it, in bytes of gzip: 9 to 12 of them, 30 to 60 kB, and
 * jQuery besides, which is not counted.
 */
const LEGACY = { most: 30_000, advice: 'What checks and sends has to come with the first touch, and each part only with a form that needs it.' }

/** Forms of the form builder: what a page with them costs, and what shoppers do in small, middle and large ones. */
export const scenarios: Scenario[] = [
  ...unitScenarios({ unit: 'form-builder', host: usualForm, head: builderGlobalsHtml() }),
  shiftScenario({ name: 'form-builder/hiding', main: everyPartPage().main, head: everyPartPage().bodyEnd ?? '' }),
  bytes(),
  mounting(),
  firstTouch(),
  ...COUNTS.map((count) => typing(count)),
  chain(),
  ...COUNTS.map((count) => refused(count)),
  firstTouchScenario({
    name: 'form-builder/first-touch/submit',
    page: filledPage(),
    press: SUBMIT,
    heard: `${SUBMIT}:is([aria-busy="true"], [aria-disabled="true"])`,
    done: '.wpforms-confirmation-container-full',
    call: { name: 'wpforms_submit', answer: builderConfirmation(FORM, 'Thanks.') },
    old: `jQuery(document).on('submit', '.wpforms-form', (event) => {
      event.preventDefault()
      const form = event.currentTarget
      jQuery('${SUBMIT}', form).attr('aria-disabled', 'true').text('Sending...')
      const data = new FormData(form)
      data.append('action', 'wpforms_submit')
      jQuery.ajax({ type: 'post', url: '/wp-admin/admin-ajax.php', data, dataType: 'json', processData: false, contentType: false })
        .done((answer) => jQuery(form).closest('.wpforms-container').html(answer.data.confirmation))
    })`,
  }),
]

type BenchPage = Awaited<ReturnType<Bench['open']>>

/** The longest of our scripts in a long frame since then, in ms: frames are told of after they have ended. */
function longestScript(page: BenchPage, from = 0): Promise<number> {
  return page.evaluate(async (since) => {
    await window.__bench.rest()
    await window.__bench.nextFrame()
    return Math.max(0, ...window.__bench.scripts.filter(({ file, start }) => start >= since && file.includes('/tillkit/')).map(({ duration }) => duration))
  }, from)
}

/** Waits until a form is checked and sent by us: its public names are there by then. */
const bound = (page: BenchPage) => page.waitForFunction(() => Reflect.has(window, 'wpforms'))

/** Opens a page, and brings what comes with the first touch. */
async function openTouched(bench: Bench, options: BenchPageOptions): Promise<BenchPage> {
  const page = await bench.open(options)
  await page.locator(`#${inputOf(1)}`).focus()
  await bound(page)
  await page.evaluate(() => window.__bench.rest())
  return page
}

/** What pages load of ours, all of it, beside the scripts that they need no more. */
function bytes(): Scenario {
  return defineScenario({
    name: 'form-builder/bytes',
    cpu: [1],
    runs: 2,
    figures: {
      untouched: { label: 'all scripts of ours on a page with a contact form, untouched, gzip; the builder’s are 30 to 60 kB and jQuery', unit: 'B' },
      unit: { label: 'of it, what only this page has', unit: 'B', goal: LEGACY },
      touched: { label: 'once somebody has come to the form', unit: 'B' },
      parts: { label: 'the same for a form that needs each part', unit: 'B' },
      address: { label: 'the same for one field for an address', unit: 'B' },
      files: { label: 'scripts of a contact form, touched; the builder’s are 9 to 12', unit: 'things' },
    },
    async run(bench) {
      const untouched = await filesOf(await bench.open({ ...contactPage(), untouched: true }))
      const own = untouched.filter((file) => /^form/.test(file))
      const touched = await filesOf(await openTouched(bench, contactPage()))
      const [parts, address] = [await filesOf(await openTouched(bench, everyPartPage())), await filesOf(await openTouched(bench, addressPage()))]
      const weigh = (files: readonly string[]) => weighFiles(bench.built, files)
      return { untouched: weigh(untouched), unit: weigh(own), touched: weigh(touched), parts: weigh(parts), address: weigh(address), files: touched.length }
    },
  })
}

/** The names of all scripts of ours that a page has asked for, once it is at rest. */
async function filesOf(page: BenchPage): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    await window.__bench.rest()
    return window.__bench.ourFiles()
  })
  return addresses.flatMap((address) => /([^/]+\.js)$/.exec(new URL(address).pathname)?.[1] ?? [])
}

/** How long the longest of our scripts is while forms of 5, 50 and 200 fields mount: plain ones wait for a touch, conditions do not. */
function mounting(): Scenario {
  return defineScenario({
    name: 'form-builder/mount-fields',
    figures: {
      plain: { label: 'our longest script in a long frame, 200 fields without conditions', unit: 'ms', goal: goals.task },
      few: { label: 'the same, 5 fields with conditions', unit: 'ms', goal: goals.task },
      some: { label: 'the same, 50 fields', unit: 'ms', goal: goals.task },
      many: { label: 'the same, 200 fields', unit: 'ms' },
    },
    async run(bench) {
      const plain = await longestScript(await bench.open({ ...plainPage(200), throttle: 'load' }))
      const conditional = async (count: number) => {
        const page = await bench.open({ ...conditionalPage(count), throttle: 'load' })
        await bound(page)
        return longestScript(page)
      }
      return { plain, few: await conditional(5), some: await conditional(50), many: await conditional(200) }
    },
  })
}

/** The first touch of a form, which brings its code. */
function firstTouch(): Scenario {
  return defineScenario({
    name: 'form-builder/first-touch',
    figures: {
      address: { label: 'our longest script in a long frame, one field for an address', unit: 'ms', goal: goals.task },
      few: { label: 'the same, 5 fields', unit: 'ms', goal: goals.task },
      some: { label: 'the same, 50 fields', unit: 'ms', goal: goals.task },
      many: { label: 'the same, 200 fields', unit: 'ms' },
      ready: { label: 'the touch to the form that is followed, 5 fields', unit: 'ms' },
    },
    async run(bench) {
      const [address, few] = [await touch(bench, addressPage()), await touch(bench, plainPage(5))]
      return { address: address.longest, few: few.longest, some: (await touch(bench, plainPage(50))).longest, many: (await touch(bench, plainPage(200))).longest, ready: few.ready }
    },
  })
}

async function touch(bench: Bench, options: BenchPageOptions): Promise<{ readonly longest: number; readonly ready: number }> {
  const page = await bench.open({ ...options, untouched: true })
  const { from, ready } = await page.evaluate(async (id) => {
    await window.__bench.rest()
    const from = performance.now()
    document.getElementById(id)?.focus()
    await window.__bench.until('the form to be followed', () => Reflect.has(window, 'wpforms'))
    return { from, ready: performance.now() - from }
  }, inputOf(1))
  return { longest: await longestScript(page, from), ready }
}

/** A key in the first field of a form, and the change that shows up to 100 others. */
function typing(count: number): Scenario {
  return defineScenario({
    name: `form-builder/typing/${count}-fields`,
    figures: {
      key: { label: 'a key, until its handlers have returned', unit: 'ms', goal: goals.interaction },
      changed: { label: 'a change, until its handlers have returned', unit: 'ms', goal: goals.interaction },
      painted: { label: 'a change to the painted fields', unit: 'ms' },
      script: { label: 'our longest script in a long frame of both', unit: 'ms', goal: goals.interaction },
      bare: { label: 'the same fields shown by hand, without us', unit: 'ms', kind: 'control' },
    },
    async run(bench) {
      const last = Math.min(count, 101)
      const page = await openTouched(bench, conditionalPage(count))
      const from = await page.evaluate(() => performance.now())
      const key = await type(page, { text: PASSWORD.slice(0, -1) })
      const changed = await type(page, { text: PASSWORD, shown: last })
      return { key: key.returned, changed: changed.returned, painted: changed.frame, script: await longestScript(page, from), bare: await shownByHand(bench, count, last) }
    },
  })
}

interface Typed {
  readonly text: string
  /** The number of the field that has to be there afterwards: the field is left. Default: only a key was pressed. */
  readonly shown?: number
}

/** Types into the first field. */
function type(page: BenchPage, { text, shown }: Typed): Promise<{ readonly returned: number; readonly frame: number }> {
  return page.evaluate(async ({ first, text, shown }) => {
    const field = document.getElementById(first)
    if (!(field instanceof HTMLInputElement)) throw new Error('The form is not as it was printed.')
    const marks: Record<string, () => boolean> = shown ? { shown: () => document.getElementById(shown)?.checkVisibility() ?? false } : {}
    const { returned, frame } = await window.__bench.timed({
      marks,
      act() {
        field.focus()
        field.dispatchEvent(new KeyboardEvent('keydown', { key: text.slice(-1), bubbles: true }))
        field.value = text
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        field.dispatchEvent(new KeyboardEvent('keyup', { key: text.slice(-1), bubbles: true }))
        if (shown) field.dispatchEvent(new Event('change', { bubbles: true }))
      },
    })
    return { returned, frame }
  }, { first: inputOf(1), text, shown: shown === undefined ? '' : inputOf(shown) })
}

async function shownByHand(bench: Bench, count: number, last: number): Promise<number> {
  const page = await bench.open({ ...conditionalPage(count), tillkit: false, waitForMount: false })
  return page.evaluate(async (id) => {
    const fields = [...document.querySelectorAll<HTMLElement>('.wpforms-conditional-field')]
    const { frame } = await window.__bench.timed({
      act: () => fields.forEach(({ style }) => void (style.display = 'block')),
      marks: { shown: () => document.getElementById(id)?.checkVisibility() ?? false },
    })
    return frame
  }, inputOf(last))
}

/** Fields that wait for each other, 100 in a row: all come with one change. */
function chain(): Scenario {
  return defineScenario({
    name: 'form-builder/typing/chain-of-100',
    figures: {
      changed: { label: 'a change, until its handlers have returned', unit: 'ms', goal: goals.interaction },
      painted: { label: 'a change to the painted fields', unit: 'ms' },
    },
    async run(bench) {
      const page = await openTouched(bench, chainPage(101))
      const { returned, frame } = await type(page, { text: PASSWORD, shown: 101 })
      return { changed: returned, painted: frame }
    },
  })
}

/** A form is sent with nothing in it: each field says so. */
function refused(count: number): Scenario {
  return defineScenario({
    name: `form-builder/submit-with-errors/${count}-fields`,
    figures: {
      script: { label: 'our longest script in a long frame', unit: 'ms', ...(count < 200 ? { goal: { ...goals.interaction, cpu: LATER } } : {}) },
      painted: { label: 'the press to the painted messages', unit: 'ms' },
    },
    async run(bench) {
      const page = await openTouched(bench, plainPage(count))
      const from = await page.evaluate(() => performance.now())
      const painted = await page.evaluate(async ({ submit, last }) => {
        const { frame } = await window.__bench.timed({
          act: () => document.querySelector<HTMLElement>(submit)?.click(),
          marks: { said: () => document.getElementById(`${last}-error`)?.checkVisibility() ?? false },
        })
        return frame
      }, { submit: SUBMIT, last: inputOf(count) })
      return { script: await longestScript(page, from), painted }
    },
  })
}
