import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, PHONE } from '../support/part-story.tsx'
import type { PageArgs } from '../support/server-story.tsx'
import { builderStory, eventually, isSeen, press, scene, sees, wrong, type BuilderArgs, type BuilderScene } from './builder-story.ts'

const meta = { title: 'Forms/Form builder, its parts', ...builderStory({ form: 'a repair in pages' }) } satisfies Meta<BuilderArgs & PageArgs>

export default meta

type Story = StoryObj<BuilderArgs & PageArgs>

const CLASSIC = { engine: 'classic' } as const
const RTL = { dir: 'rtl', lang: 'ar' } as const

/** The page that is seen. */
const shownPage = ({ canvasElement }: BuilderScene) => [...canvasElement.querySelectorAll<HTMLElement>('.wpforms-page')].filter(isSeen).map(({ dataset }) => dataset['page']).join()

/** Which page the indicator marks: by its number, its active mark, or how far its bar is. */
function indicated({ canvasElement, args }: BuilderScene): number {
  if (args.indicator !== 'progress') return [...canvasElement.querySelectorAll('.wpforms-page-indicator-page')].findIndex((each) => each.classList.contains('active')) + 1
  return Number(canvasElement.querySelector('.wpforms-page-indicator-steps-current')?.textContent)
}

/** Expects one page to be seen, and marked where something marks it. */
async function expectPage(all: BuilderScene, page: number): Promise<void> {
  await eventually(() => expect(shownPage(all)).toBe(String(page)))
  if (all.args.indicator !== 'none') await eventually(() => expect(indicated(all)).toBe(page))
  await expect(isSeen(all.canvasElement.querySelector('.wpforms-submit') ?? document.head)).toBe(page === 3)
}

const first = scene(async (all) => {
  await expectPage(all, 1)
  await expect(all.canvas.getByRole('button', { name: 'On' })).toHaveAttribute('aria-disabled', 'false')
})

/** As the server prints it: the first page, with buttons that can be pressed. */
export const Pages: Story = { play: first }
export const PagesCircles: Story = { args: { indicator: 'circles' }, play: first }
export const PagesConnector: Story = { args: { indicator: 'connector' }, play: first }
export const PagesWithoutIndicator: Story = { args: { indicator: 'none' }, play: first }
export const PagesInAPageBuilder: Story = { args: { indicator: 'circles' }, ...PAGE_BUILDER, play: first }
export const PagesBare: Story = { args: { indicator: 'connector' }, ...BARE, play: first }
export const PagesRightToLeft: Story = { args: { indicator: 'circles', ...RTL }, play: first }
export const PagesOnAPhone: Story = { args: { indicator: 'circles' }, ...PHONE, play: first }
export const PagesConnectorOnAPhone: Story = { args: { indicator: 'connector' }, ...PHONE, play: first }
export const PagesInForcedColours: Story = { args: { indicator: 'circles' }, ...FORCED_COLOURS, play: first }

/** The first page is left with nothing on it. */
export const PageMissing: Story = {
  play: scene(async (all) => {
    await press(all, 'On')
    await eventually(() => expect(wrong(all)).toEqual(['This field is required.']))
    await eventually(() => expect(all.canvas.getByLabelText(/Which machine/)).toHaveFocus())
    await expectPage(all, 1)
  }),
}

async function leaveFirst(all: BuilderScene, guarantee: 'Yes' | 'No'): Promise<void> {
  await all.userEvent.type(all.canvas.getByLabelText(/Which machine/), 'Till')
  await all.userEvent.click(all.canvas.getByLabelText(guarantee))
  await press(all, 'On')
}

const middle = scene(async (all) => {
  await leaveFirst(all, 'Yes')
  await expectPage(all, 2)
  await expect(isSeen(all.canvas.getByLabelText(/Receipt number/))).toBe(true)
})

/** The second page, which is there for machines under guarantee. */
export const MiddlePage: Story = { play: middle }
export const MiddlePageClassic: Story = { args: CLASSIC, play: middle }
export const MiddlePageCircles: Story = { args: { indicator: 'circles' }, play: middle }
export const MiddlePageConnector: Story = { args: { indicator: 'connector' }, play: middle }
export const MiddlePageWithoutIndicator: Story = { args: { indicator: 'none' }, play: middle }
export const MiddlePageOnAPhone: Story = { args: { indicator: 'circles' }, ...PHONE, play: middle }
export const MiddlePageRightToLeft: Story = { args: { indicator: 'connector', ...RTL }, play: middle }

const last = scene(async (all) => {
  await leaveFirst(all, 'No')
  // The second page has nothing on it.
  await expectPage(all, 3)
  await expect(isSeen(all.canvas.getByLabelText(/Email/))).toBe(true)
})

/** The last page, past one that conditions have emptied. */
export const LastPage: Story = { play: last }
export const LastPageClassic: Story = { args: { ...CLASSIC, indicator: 'connector' }, play: last }
export const LastPageCircles: Story = { args: { indicator: 'circles' }, play: last }
export const LastPageConnector: Story = { args: { indicator: 'connector' }, play: last }
export const LastPageWithoutIndicator: Story = { args: { indicator: 'none' }, play: last }
export const LastPageOnAPhone: Story = { args: { indicator: 'circles' }, ...PHONE, play: last }
export const LastPageInForcedColours: Story = { args: { indicator: 'circles' }, ...FORCED_COLOURS, play: last }

/** The indicator says so when somebody goes back. */
export const BackAgain: Story = {
  args: { indicator: 'circles' },
  play: scene(async (all) => {
    await leaveFirst(all, 'Yes')
    await expectPage(all, 2)
    await all.userEvent.click(all.canvas.getAllByRole('button', { name: 'Back' }).find(isSeen) ?? document.body)
    await expectPage(all, 1)
    await expect(all.canvas.getByLabelText(/Which machine/)).toHaveValue('Till')
  }),
}

const asked = scene(async (all) => {
  const size = all.canvas.getByLabelText(/Roll size/)
  await expect(isSeen(size)).toBe(false)
  await all.userEvent.selectOptions(all.canvas.getByLabelText(/What runs out/), 'Rolls')
  await eventually(() => expect(isSeen(size)).toBe(true))
  await all.userEvent.selectOptions(all.canvas.getByLabelText(/What runs out/), 'Ribbons')
  await eventually(() => expect(isSeen(size)).toBe(false))
  await expect(isSeen(all.canvas.getByLabelText('Purple'))).toBe(true)
})
const CONDITIONS = { form: 'questions with conditions' } as const

/** What is shown for an answer, and hidden for another. */
export const Conditions: Story = { args: CONDITIONS, play: asked }
export const ConditionsClassic: Story = { args: { ...CONDITIONS, ...CLASSIC }, play: asked }
export const ConditionsOnAPhone: Story = { args: CONDITIONS, ...PHONE, play: asked }

/** What the order's summary shows: each line that is seen. */
const lines = ({ canvasElement }: BuilderScene) =>
  [...canvasElement.querySelectorAll('.wpforms-order-summary-preview tbody tr')].filter(isSeen).map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(' | '))

const ordered = scene(async (all) => {
  const { canvas, userEvent } = all
  await eventually(() => expect(lines(all)).toEqual(['There are no products selected.', 'Total |  | £0.00']))
  await userEvent.selectOptions(await eventually(() => canvas.getByRole('combobox', { name: /Quantity: Box of rolls/ })), '2')
  await userEvent.type(canvas.getByLabelText(/Tip/), '2.5')
  await userEvent.click(canvas.getByLabelText('Kitchen'))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Service plan/ }), '1')
  await eventually(() => expect(lines(all)).toEqual(['Box of rolls | 2 | £37.98', 'Kitchen | 1 | £1,049.50', 'One year | 1 | £30.00', 'Total |  | £1,119.98']))
})
const ORDER = { form: 'an order' } as const

/** An order with its summary. */
export const Order: Story = { args: ORDER, play: ordered }
export const OrderClassic: Story = { args: { ...ORDER, ...CLASSIC }, play: ordered }
export const OrderInAPageBuilder: Story = { args: ORDER, ...PAGE_BUILDER, play: ordered }
export const OrderBare: Story = { args: ORDER, ...BARE, play: ordered }
export const OrderRightToLeft: Story = { args: { ...ORDER, ...RTL }, play: ordered }
export const OrderOnAPhone: Story = { args: ORDER, ...PHONE, play: ordered }
export const OrderInForcedColours: Story = { args: ORDER, ...FORCED_COLOURS, play: ordered }

/** Nothing is ordered: the total says that something has to be paid. */
export const NothingOrdered: Story = {
  args: ORDER,
  play: scene(async (all) => {
    await press(all, 'Submit')
    await eventually(() => expect(wrong(all)).toEqual(['Payment is required.']))
  }),
}

/** The shopper's own price is less than the shop takes. */
export const TooLittle: Story = {
  args: ORDER,
  play: scene(async (all) => {
    await all.userEvent.type(all.canvas.getByLabelText(/Tip/), '1')
    await all.userEvent.tab()
    await eventually(() => expect(wrong(all)).toEqual(['Amount entered is less than the required minimum.']))
  }),
}

const answered = scene(async (all) => {
  await eventually(() => expect(all.canvasElement.querySelector('.wpforms-captcha-equation')).toHaveTextContent(/^\d+ [-+*] \d+ =$/))
  await all.userEvent.type(all.canvas.getByLabelText(/Add up/), '1000')
  await all.userEvent.type(all.canvas.getByLabelText(/Shop question/), 'Paris')
  await press(all, 'Submit')
  await eventually(() => expect(wrong(all)).toEqual(['Incorrect answer.', 'Incorrect answer.']))
})
const CAPTCHAS = { form: 'a sum and a question' } as const

/** Wrong answers to a sum and a question. */
export const Captchas: Story = { args: CAPTCHAS, play: answered }
export const CaptchasClassic: Story = { args: { ...CAPTCHAS, ...CLASSIC }, play: answered }
export const CaptchasRightToLeft: Story = { args: { ...CAPTCHAS, ...RTL }, play: answered }
export const CaptchasOnAPhone: Story = { args: CAPTCHAS, ...PHONE, play: answered }

const mistyped = scene(async (all) => {
  await all.userEvent.type(all.canvas.getByLabelText(/Email/), 'jo@gmial.com')
  await all.userEvent.tab()
  await sees(all, 'jo@gmail.com')
  await expect(wrong(all)).toEqual([])
})
const NOTES = { form: 'an address and notes' } as const

/** Another address is suggested, and taken by a press. */
export const Suggestion: Story = { args: NOTES, play: mistyped }
export const SuggestionClassic: Story = { args: { ...NOTES, ...CLASSIC }, play: mistyped }
export const SuggestionOnAPhone: Story = { args: NOTES, ...PHONE, play: mistyped }
export const SuggestionInForcedColours: Story = { args: NOTES, ...FORCED_COLOURS, play: mistyped }
export const SuggestionTaken: Story = {
  args: NOTES,
  play: scene(async (all) => {
    await all.userEvent.type(all.canvas.getByLabelText(/Email/), 'jo@gmial.com')
    await all.userEvent.tab()
    await all.userEvent.click(await sees(all, 'jo@gmail.com'))
    await expect(all.canvas.getByLabelText(/Email/)).toHaveValue('jo@gmail.com')
    await eventually(() => expect(all.canvas.queryByText('jo@gmail.com')).toBeNull())
  }),
}

const limited = scene(async (all) => {
  await all.userEvent.type(all.canvas.getByLabelText(/Note/), 'one two three')
  await sees(all, '3 of 3 max words.')
  await all.userEvent.type(all.canvas.getByLabelText(/Initials/), 'ABCDE')
  await sees(all, '4 of 4 max characters.')
  await expect(all.canvas.getByLabelText(/Initials/)).toHaveValue('ABCD')
})

/** Texts that have all that they may have. */
export const Limits: Story = { args: NOTES, play: limited }
export const LimitsClassic: Story = { args: { ...NOTES, ...CLASSIC }, play: limited }
export const LimitsRightToLeft: Story = { args: { ...NOTES, ...RTL }, play: limited }
