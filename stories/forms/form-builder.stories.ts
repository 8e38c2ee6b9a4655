import type { Meta, StoryObj } from '@storybook/react-vite'
import { tabStorage, writeStored } from '@tillkit/dom'
import { expect } from 'storybook/test'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import type { PageArgs } from '../support/server-story.tsx'
import { offline } from './acting.ts'
import { builderStory, eventually, expectLetterKept, fillLetter, FORM, isSeen, press, scene, sees, wrong, type BuilderArgs } from './builder-story.ts'

const meta = { title: 'Forms/Form builder', tags: ['autodocs'], ...builderStory() } satisfies Meta<BuilderArgs & PageArgs>

export default meta

type Story = StoryObj<BuilderArgs & PageArgs>

const CLASSIC = { engine: 'classic' } as const
const RTL = { dir: 'rtl', lang: 'ar' } as const
const THANKS = /Thanks for contacting us/

/** Nobody has touched it: nothing is said to be wrong, and what is there for bots is not seen. */
const untouched = scene(async (all) => {
  await expect(wrong(all)).toEqual([])
  await expect(isSeen(all.canvas.getByRole('button', { name: 'Submit' }))).toBe(true)
  await expect([...all.canvasElement.querySelectorAll('[data-field-type] input')].filter((each) => each.getAttribute('tabindex') !== '-1')).toEqual([])
})

/** As the server prints it. */
export const Form: Story = { play: untouched }
export const FormClassic: Story = { args: CLASSIC, play: untouched }
export const FormInAPageBuilder: Story = { ...PAGE_BUILDER, play: untouched }
export const FormBare: Story = { ...BARE, play: untouched }
export const FormRightToLeft: Story = { args: RTL, play: untouched }
export const FormOnAPhone: Story = { ...PHONE, play: untouched }
export const FormInForcedColours: Story = { ...FORCED_COLOURS, play: untouched }

const missing = scene(async (all) => {
  await press(all, 'Submit')
  await eventually(() => expect(wrong(all)).toHaveLength(7))
  await eventually(() => expect(all.canvas.getByLabelText('First')).toHaveFocus())
  await expect(all.canvas.getByLabelText('First')).toHaveAccessibleDescription('This field is required.')
  await expect(all.canvas.getByLabelText('First')).toBeInvalid()
})

/** Sent with nothing in it: each field says what is wrong, in the builder's markup, and the first has the focus. */
export const Missing: Story = { play: missing }

/** The same, as the older engine marks it. */
export const MissingClassic: Story = { args: CLASSIC, play: missing }
export const MissingInAPageBuilder: Story = { ...PAGE_BUILDER, play: missing }
export const MissingBare: Story = { ...BARE, play: missing }
export const MissingRightToLeft: Story = { args: RTL, play: missing }
export const MissingOnAPhone: Story = { ...PHONE, play: missing }
export const MissingOnAPhoneClassic: Story = { args: CLASSIC, ...PHONE, play: missing }
export const MissingInForcedColours: Story = { ...FORCED_COLOURS, play: missing }
export const MissingWithReducedMotion: Story = { ...REDUCED_MOTION, play: missing }

const tooMany = scene(async (all) => {
  for (const name of ['Rolls', 'Tills', 'Scanners']) await all.userEvent.click(all.canvas.getByLabelText(name))
  await eventually(() => expect(wrong(all)).toEqual(['You have exceeded the number of allowed selections: 2.']))
})

/** More is ticked than the shop takes. */
export const TooMany: Story = { play: tooMany }
export const TooManyClassic: Story = { args: CLASSIC, play: tooMany }

/** What was wrong is right again, and nothing is said of it any more. */
export const PutRight: Story = {
  play: scene(async (all) => {
    const address = all.canvas.getByLabelText('Email', { selector: '[type=email]' })
    await all.userEvent.type(address, 'nobody')
    await all.userEvent.tab()
    await eventually(() => expect(wrong(all)).toEqual(['Please enter a valid email address.']))
    await all.userEvent.type(address, '@shop.example')
    await all.userEvent.tab()
    await eventually(() => expect(wrong(all)).toEqual([]))
  }),
}

const sending = scene(async (all) => {
  await fillLetter(all)
  await press(all, 'Submit')
  const button = await eventually(() => all.canvas.getByRole('button', { name: 'Sending...' }))
  await expect(isSeen(button)).toBe(true)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveFocus()
  await expectLetterKept(all)
})

/** On its way: the button says so, cannot be pressed again, and keeps the focus. */
export const Sending: Story = { args: { fault: 'never' }, play: sending }
export const SendingClassic: Story = { args: { ...CLASSIC, fault: 'never' }, play: sending }
export const SendingInForcedColours: Story = { args: { fault: 'never' }, ...FORCED_COLOURS, play: sending }

const thanked = scene(async (all) => {
  await fillLetter(all)
  await press(all, 'Submit')
  await sees(all, THANKS)
  await expect(all.canvasElement.querySelector('form')).toBeNull()
})

/** The thanks stand where the form was. */
export const Sent: Story = { play: thanked }
export const SentClassic: Story = { args: CLASSIC, play: thanked }
export const SentOnAPhone: Story = { ...PHONE, play: thanked }

/** The page was open for so long that its token is too old: another one is fetched, and nobody is troubled. */
export const SentWithANewerToken: Story = { args: { fault: 'nonce' }, play: thanked }

/** What is not taken, or not known to be: it is said, and all that was typed stays. */
const notTaken = (words: string | RegExp) =>
  scene(async (all) => {
    await fillLetter(all)
    await press(all, 'Submit')
    await sees(all, words)
    await expectLetterKept(all)
    await expect(all.canvas.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled', 'true')
  })

const refused = notTaken('The shop cannot take this just now.')
const unknown = notTaken(/Network error or server is unreachable/)
const unconfirmed = notTaken(/has not confirmed it/)

/** The server says no. */
export const Refused: Story = { args: { fault: 'refuse' }, play: refused }
export const RefusedClassic: Story = { args: { ...CLASSIC, fault: 'refuse' }, play: refused }
export const RefusedInAPageBuilder: Story = { args: { fault: 'refuse' }, ...PAGE_BUILDER, play: refused }
export const RefusedRightToLeft: Story = { args: { ...RTL, fault: 'refuse' }, play: refused }
export const RefusedOnAPhone: Story = { args: { fault: 'refuse' }, ...PHONE, play: refused }
export const RefusedInForcedColours: Story = { args: { fault: 'refuse' }, ...FORCED_COLOURS, play: refused }

/** The server is out of order: nobody says that the form has arrived. */
export const Unknown: Story = { args: { fault: '500' }, play: unknown }
export const UnknownClassic: Story = { args: { ...CLASSIC, fault: '500' }, play: unknown }
export const UnknownBare: Story = { args: { fault: 'html' }, ...BARE, play: unknown }
export const UnknownOnAPhone: Story = { args: { fault: 'lost' }, ...PHONE, play: unknown }

/** The server takes it for a bot's, and says nothing: somebody has to. */
export const WithoutAWord: Story = { args: { fault: 'silent' }, play: unconfirmed }
export const WithoutAWordClassic: Story = { args: { ...CLASSIC, fault: 'silent' }, play: unconfirmed }

const back = scene(async (all) => {
  await fillLetter(all)
  await offline(
    async () => {
      await press(all, 'Submit')
      await sees(all, /You are offline, and nothing was sent/)
      await expectLetterKept(all)
    },
    async () => {
      await eventually(() => expect(all.canvas.getByRole('button', { name: 'Send it now' })).toBeVisible())
    },
  )
})

/** The line was cut, and is back: the form can be sent, and is not by itself. */
export const OfflineAndBack: Story = { args: { fault: 'lost' }, play: back }
export const OfflineAndBackClassic: Story = { args: { ...CLASSIC, fault: 'lost' }, play: back }
export const OfflineAndBackOnAPhone: Story = { args: { fault: 'lost' }, ...PHONE, play: back }

/** What this tab keeps of the letter. */
const draft = () => ({ storage: tabStorage, name: `tillkit-draft:${location.pathname} ${FORM}`, stamp: () => ({ at: Date.now() }), isValid: () => true })
const TYPED = { 'wpforms[fields][1][first]': 'Ann', 'wpforms[fields][7]': 'How long?' }

const restored = scene(async (all) => {
  try {
    // The first touch brings what was typed before.
    await all.userEvent.click(all.canvas.getByLabelText('Last'))
    await eventually(() => expect(all.canvas.getByLabelText('First')).toHaveValue('Ann'))
    await expect(all.canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('How long?')
    await expect(wrong(all)).toEqual([])
  } finally {
    writeStored(draft(), {})
  }
})
const kept = { args: { drafts: true }, loaders: [() => void writeStored(draft(), TYPED)], play: restored }

/** What was typed before the page was loaded anew is there again. */
export const RestoredDraft: Story = kept
export const RestoredDraftClassic: Story = { ...kept, args: { ...CLASSIC, drafts: true } }
