import type { Meta, StoryObj } from '@storybook/react-vite'
import { feedHtml, loginFormHtml, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { expect, waitFor } from 'storybook/test'
import type { Scene } from '../support/playing.ts'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import type { PageArgs } from '../support/server-story.tsx'
import { acting, fill, fillOptIn, find, offline, subscribe } from './acting.ts'
import { newsletterPage, newsletterStory, plainPage, type NewsletterArgs } from './forms-story.ts'

const meta = { title: 'Forms/Newsletter', tags: ['autodocs'], ...newsletterStory() } satisfies Meta<NewsletterArgs & PageArgs>

export default meta

type Story = StoryObj<NewsletterArgs & PageArgs>
type NewsScene = Scene<NewsletterArgs & PageArgs>

const ANN = { firstname: 'Ann', lastname: 'Shopper', email: 'ann@example.test' }
const error = (scene: NewsScene) => find(scene, '.et_pb_newsletter_error')
const isLoading = (scene: NewsScene) => scene.canvasElement.querySelector('.et_pb_button_text_loading') !== null

/** Tries to subscribe, and waits for what is said against it, and above that of what has happened where nobody gives a reason. */
const refusedWith = (words: string | RegExp, happened?: string) => acting<NewsletterArgs & PageArgs>(async (scene) => {
  await fillOptIn(scene, ANN)
  await subscribe(scene, () => isLoading(scene) || (error(scene).textContent ?? '') !== '')
  await waitFor(() => expect(error(scene)).toHaveTextContent(words))
  await expect(error(scene)).toBeVisible()
  if (happened) await expect(find(scene, '.tillkit-newsletter-failed')).toHaveTextContent(happened)
  await waitFor(() => expect(isLoading(scene)).toBe(false))
  await expect(find(scene, '[name="et_pb_signup_email"]')).toHaveValue('ann@example.test')
})

const subscribed = acting<NewsletterArgs & PageArgs>(async (scene) => {
  await fillOptIn(scene, ANN)
  await subscribe(scene, () => isLoading(scene) || find(scene, '.et_pb_newsletter_success').checkVisibility())
  await waitFor(() => expect(scene.canvas.getByText('You are on the list.')).toBeVisible())
})

/** As the server printed it: its code comes with the first touch. */
export const AsPrinted: Story = {}

export const OneName: Story = { args: { names: 'single' } }

export const EmailAlone: Story = { args: { names: 'none', footer: '<p>You can leave with one click.</p>' } }

/** Questions of the provider's, one of which hangs on another. */
export const CustomFields: Story = { args: { custom: true, names: 'single' } }

/** What is missing is told of at the field and above the form. */
export const Missing: Story = {
  play: acting(async (scene) => {
    await fillOptIn(scene, { email: 'nobody' })
    await subscribe(scene, () => scene.canvasElement.querySelector('.et_pb_signup_error') !== null)
    await waitFor(() => expect(find(scene, '[name="et_pb_signup_firstname"]')).toHaveFocus())
    await expect(scene.canvasElement.querySelectorAll('.et_pb_signup_error')).toHaveLength(3)
  }),
}

export const MissingOnAPhone: Story = { ...Missing, name: 'Missing, on a phone', ...PHONE }

export const MissingInForcedColours: Story = { ...Missing, name: 'Missing, in forced colours', ...FORCED_COLOURS }

/** Custom questions are listed as a contact form's are. */
export const CustomFieldsMissing: Story = {
  args: { custom: true, names: 'single' },
  play: acting(async (scene) => {
    await fillOptIn(scene, { firstname: 'Ann', email: 'ann@example.test' })
    await subscribe(scene, () => error(scene).textContent !== '')
    await waitFor(() => expect(error(scene)).toHaveTextContent('Shop type'))
    await expect(error(scene)).toHaveTextContent('Town')
  }),
}

/** On its way. */
export const Loading: Story = {
  args: { fault: 'never' },
  play: acting(async (scene) => {
    await fillOptIn(scene, ANN)
    await subscribe(scene, () => isLoading(scene))
    await expect(find(scene, '.et_subscribe_loader')).toBeVisible()
  }),
}

export const LoadingWithLessMotion: Story = { ...Loading, ...REDUCED_MOTION }

/** The words of success stand in place of the fields. */
export const Subscribed: Story = {
  args: { custom: true, names: 'single' },
  play: acting(async (scene) => {
    await fillOptIn(scene, { firstname: 'Ann', email: 'ann@example.test' })
    await fill(scene, { 11: 'Cafe', 12: 'Rolls', 13: 'Leeds', 15: 'Yes', 16: 'Wednesdays' })
    await subscribe(scene, () => isLoading(scene) || find(scene, '.et_pb_newsletter_success').checkVisibility())
    await waitFor(() => expect(scene.canvas.getByText('You are on the list.')).toBeVisible())
    await expect(find(scene, '.et_pb_newsletter_fields')).not.toBeVisible()
  }),
}

/** The provider says no. */
export const RefusedByProvider: Story = { args: { fault: 'refuse' }, play: refusedWith('The shop cannot take this just now.') }

/** The page was open for too long, which the theme's own script tells nobody. */
export const NonceExpired: Story = { args: { fault: 'nonce' }, play: refusedWith('Configuration Error') }

export const ServerError: Story = { args: { fault: '500' }, play: refusedWith('Please, check the fields', 'The shop did not confirm your subscription') }

export const EmptyAnswer: Story = { args: { fault: 'empty' }, play: refusedWith('Please, check the fields', 'The shop did not confirm your subscription') }

/** The line breaks while it is on its way. */
export const LineBreaks: Story = { args: { fault: 'lost' }, play: refusedWith('Please, check the fields', 'The shop did not confirm your subscription') }

/** There is no connection: nothing has left, and it is offered to be sent when the line is back. */
export const NoConnection: Story = {
  args: { fault: 'offline' },
  play: acting(async (scene) => {
    await fillOptIn(scene, ANN)
    await offline(async () => {
      await subscribe(scene, () => isLoading(scene) || (error(scene).textContent ?? '') !== '')
      await waitFor(() => expect(error(scene)).toHaveTextContent('You are offline'))
    }, async () => {
      await waitFor(() => expect(scene.canvas.getByRole('button', { name: 'Send it now' })).toBeVisible())
    })
  }),
}

/** A service protects it from robots. */
export const Protected: Story = { args: { protection: 'token' }, play: subscribed }

/** The service cannot be reached. */
export const ProtectionFails: Story = { args: { protection: 'fail' }, play: refusedWith(/\S/) }

export const WordsAbove: Story = { args: { layout: 'top_bottom' } }

export const WordsOnTheRight: Story = { args: { layout: 'right_left' } }

export const WithoutWords: Story = { args: { title: '', description: '' } }

export const Phone: Story = { args: { custom: true }, ...PHONE }

export const RightToLeft: Story = { args: { dir: 'rtl', custom: true } }

export const WithoutJQuery: Story = {
  name: 'Without jQuery',
  ...newsletterStory({}, (args) => ({ ...newsletterPage(args), jquery: false })),
  play: subscribed,
}

/** The opt-in for a feed: a service's window opens for it, or a link leads there where the browser opens none. */
export const Feed: Story = {
  ...newsletterStory({}, () => plainPage(feedHtml())),
  play: acting(async (scene) => {
    const { open } = window
    const opened: string[] = []
    window.open = (address) => {
      opened.push(String(address))
      return null
    }
    try {
      await fillOptIn(scene, { email: 'ann@example.test' })
      await subscribe(scene, () => opened.length > 0)
      await expect(opened[0]).toContain('uri=counter-news')
      await expect(await scene.canvas.findByRole('alert')).toBeVisible()
    } finally {
      window.open = open
    }
  }),
}

/** Without a list there are words and no form, and a login form is none of ours. */
export const OthersOfTheTheme: Story = newsletterStory({}, () => plainPage(`${newsletterHtml({ list: '' })}${loginFormHtml()}${feedHtml({ number: 2 })}`))
