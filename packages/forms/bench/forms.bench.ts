import { defineScenario, firstTouchScenario, goals, shiftScenario, unitScenarios, type Bench, type BenchPageOptions, type Scenario } from '@tillkit/bench'
import { contactFormHtml, EVERY_FIELD, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { chainOf, formPage, HEAD, manyFields, newsPage, PASSWORD, STYLES, usualForm } from './pages.ts'

const COUNTS = [5, 50, 200] as const
/** How long typing rests before conditions are looked at, in ms: the theme's rule, and no work of ours. */
const PAUSE = 250

/** Contact forms and opt-ins: what a page with them costs, and typing in large ones. */
export const scenarios: Scenario[] = [
  ...unitScenarios({ unit: 'contact-form', host: usualForm, head: HEAD }),
  // A form with conditions, of which most are not met by an empty form: what they hide is hidden in the first paint.
  shiftScenario({ name: 'contact-form/hiding', main: contactFormHtml({ fields: EVERY_FIELD }), head: HEAD + STYLES }),
  shiftScenario({ name: 'newsletter/shift', main: newsletterHtml(), head: HEAD + STYLES }),
  mounting(),
  ...COUNTS.map((count) => typing(count)),
  chain(),
  firstTouch(),
  firstTouchScenario({
    name: 'newsletter/first-touch/submit',
    page: { ...filledNews(), waitForMount: false },
    press: '.et_pb_newsletter_button',
    heard: '.et_pb_button_text_loading',
    old: `jQuery(document).on('click', '.et_pb_newsletter_button', (event) => {
      event.preventDefault()
      jQuery(event.currentTarget).addClass('et_pb_button_text_loading')
    })`,
  }),
]

/** How long the longest of our scripts is while forms of 5, 50 and 200 fields with 100 conditions mount. */
function mounting(): Scenario {
  return defineScenario({
    name: 'contact-form/mount-fields',
    figures: {
      few: { label: 'our longest script in a long frame, 5 fields', unit: 'ms', goal: goals.task },
      some: { label: 'the same, 50 fields', unit: 'ms', goal: goals.task },
      many: { label: 'the same, 200 fields', unit: 'ms' },
    },
    async run(bench) {
      return { few: await longestMounting(bench, 5), some: await longestMounting(bench, 50), many: await longestMounting(bench, 200) }
    },
  })
}

async function longestMounting(bench: Bench, count: number): Promise<number> {
  const page = await bench.open({ ...formPage(manyFields(count)), throttle: 'load' })
  // Our style sheet hides it as well, before the form is there.
  await page.waitForFunction((last) => document.querySelector<HTMLElement>(`[data-tillkit-form] [data-id="${last}"]`)?.checkVisibility() === false, 'field-1')
  return longestScript(page)
}

type BenchPage = Awaited<ReturnType<Bench['open']>>

/** The longest of our scripts in a long frame since then, in ms: frames are told of after they have ended. */
function longestScript(page: BenchPage, from = 0): Promise<number> {
  return page.evaluate(async (since) => {
    await window.__bench.rest()
    await window.__bench.nextFrame()
    return Math.max(0, ...window.__bench.scripts.filter(({ file, start }) => start >= since && file.includes('/tillkit/')).map(({ duration }) => duration))
  }, from)
}

/** A key in the first field of a form, and the change that shows up to 100 others. The browser's own part is measured by hand. */
function typing(count: number): Scenario {
  return defineScenario({
    name: `contact-form/typing/${count}-fields`,
    figures: {
      key: { label: 'a key, until its handlers have returned', unit: 'ms', goal: goals.interaction },
      changed: { label: 'a change, until its handlers have returned', unit: 'ms', goal: goals.interaction },
      script: { label: 'our longest script in a long frame of both', unit: 'ms', goal: goals.interaction },
      rested: { label: `a key to the painted fields, after the pause of ${PAUSE} ms`, unit: 'ms' },
      painted: { label: 'a change to the painted fields', unit: 'ms' },
      bare: { label: 'the same fields shown by hand, without us', unit: 'ms', kind: 'control' },
    },
    async run(bench) {
      const page = await bench.open(formPage(manyFields(count)))
      const last = `field-${Math.min(count - 1, 100)}`
      const from = await page.evaluate(() => performance.now())
      // The pause begins with the key.
      const typed = await timeTyping(page, { last, text: PASSWORD, isShown: true, by: 'key' })
      await timeTyping(page, { last, text: '', isShown: false, by: 'change' })
      const changed = await timeTyping(page, { last, text: PASSWORD, isShown: true, by: 'change' })
      const script = await longestScript(page, from)
      return { key: typed.returned, changed: changed.returned, script, rested: typed.frame - PAUSE, painted: changed.frame, bare: await shownByHand(bench, count, last) }
    },
  })
}

async function shownByHand(bench: Bench, count: number, last: string): Promise<number> {
  const page = await bench.open({ ...formPage(manyFields(count)), tillkit: false, waitForMount: false })
  return page.evaluate(async (id) => {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-conditional-logic]')]
    const show = (display: string) => fields.forEach(({ style }) => void (style.display = display))
    show('none')
    await window.__bench.nextFrame()
    // As jQuery showed them: the theme's sheet hides them by itself.
    const { frame } = await window.__bench.timed({ act: () => show('block'), marks: { shown: () => document.querySelector(`[data-id="${id}"]`)?.checkVisibility() ?? false } })
    return frame
  }, last)
}

/** Fields that wait for each other, 100 in a row: all come with one change. */
function chain(): Scenario {
  return defineScenario({
    name: 'contact-form/typing/chain-of-100',
    figures: {
      changed: { label: 'a change, until its handlers have returned', unit: 'ms', goal: goals.interaction },
      painted: { label: 'a change to the painted fields', unit: 'ms' },
    },
    async run(bench) {
      const page = await bench.open(formPage(chainOf(101)))
      const { returned, frame } = await timeTyping(page, { last: 'field-100', text: PASSWORD, isShown: true, by: 'change' })
      return { changed: returned, painted: frame }
    },
  })
}

interface Typing {
  /** The id of the field that is looked at. */
  readonly last: string
  readonly text: string
  /** Whether it is there afterwards. */
  readonly isShown: boolean
  /** `key`: the last letter is typed. `change`: the field is left. */
  readonly by: 'key' | 'change'
}

/** Types into the first field, until the last of those that hang on it has come or gone. */
function timeTyping(page: BenchPage, what: Typing): Promise<{ readonly returned: number; readonly frame: number }> {
  return page.evaluate(async ({ last, text, isShown, by }) => {
    const field = document.querySelector<HTMLInputElement>('#et_pb_contact_field-0_0')
    const dependent = document.querySelector<HTMLElement>(`[data-id="${last}"]`)
    if (!field || !dependent) throw new Error('The form is not as it was printed.')
    await window.__bench.until('the other fields to wait', () => dependent.checkVisibility() !== isShown)
    const { returned, frame } = await window.__bench.timed({
      act() {
        field.focus()
        if (by === 'key') field.dispatchEvent(new KeyboardEvent('keydown', { key: text.slice(-1), bubbles: true }))
        field.value = text
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        if (by === 'change') field.dispatchEvent(new Event('change', { bubbles: true }))
      },
      marks: { shown: () => dependent.checkVisibility() === isShown },
    })
    return { returned, frame }
  }, what)
}

/** The first touch of an opt-in's field, which brings its code, on pages with one and with ten. */
function firstTouch(): Scenario {
  return defineScenario({
    name: 'newsletter/first-touch',
    figures: {
      one: { label: 'our longest script in a long frame, 1 opt-in', unit: 'ms', goal: goals.task },
      ten: { label: 'the same, 10 opt-ins', unit: 'ms', goal: goals.task },
    },
    run: async (bench) => ({ one: await touched(bench, newsPage(1)), ten: await touched(bench, newsPage(10)) }),
  })
}

async function touched(bench: Bench, options: BenchPageOptions): Promise<number> {
  const page = await bench.open({ ...options, untouched: true, waitForMount: false })
  const from = await page.evaluate(() => performance.now())
  await page.locator('[name="et_pb_signup_email"]').first().click()
  await page.waitForFunction(() => window.__bench.mounted.length > 0)
  return longestScript(page, from)
}

/** An opt-in that is filled in: nothing is wrong with it. */
function filledNews(): BenchPageOptions {
  const { main = '', ...page } = newsPage(1)
  return { ...page, main: main.replace('name="et_pb_signup_email"', 'name="et_pb_signup_email" value="ann@example.com"') }
}
