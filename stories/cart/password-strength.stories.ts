import { pageEvents, passwordStrengthMeter } from '@tillkit/cart'
import { cartGlobals, passwordGlobals, registerFormHtml } from '@tillkit/fixtures'
import everyPageStyles from '@tillkit/fixtures/styles/platform/woocommerce-every-page.css?inline'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import library from 'zxcvbn/dist/zxcvbn.js?url'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What a story of new passwords can be told; each member is a control. */
interface PasswordArgs {
  /** What is typed. */
  password: string
  /** The least strength, as the shop prints it. */
  minimum: '0' | '1' | '2' | '3' | '4'
  /** How a password gets stronger, in the shop's words; empty for none. */
  hint: string
  /** Whether the library that measures can be had. */
  measured: boolean
}

const server = (description: string) => ({ description, table: { category: 'Server' } })

const story = (args: Partial<PasswordArgs & PageArgs> = {}) => {
  const { lang, dir, ...own } = args
  const all = serverStory<PasswordArgs>({
    unit: [pageEvents, passwordStrengthMeter],
    print: ({ minimum, hint, measured }) => ({
      html: `<h1 class="page-title">My account</h1><div class="woocommerce">${registerFormHtml()}</div>`,
      // An earlier story has brought it to this page.
      globals: { ...cartGlobals({ woocommerce: true }), ...passwordGlobals({ minimum, hint, library: measured ? library : null }), ...(measured ? {} : { zxcvbn: undefined }) },
      pageClass: 'woocommerce-account woocommerce-page',
    }),
    args: { password: 'roll57mm', minimum: '3', hint: 'Hint: at least twelve characters, with upper and lower case letters, numbers and symbols.', measured: true, ...own },
    argTypes: {
      password: { control: 'text', description: 'What is typed', table: { category: 'Shopper' } },
      minimum: { control: 'inline-radio', options: ['0', '1', '2', '3', '4'], ...server('The least strength') },
      hint: { control: 'text', ...server('How a password gets stronger') },
      measured: { control: 'boolean', description: 'Whether what measures can be had', table: { category: 'Network' } },
    },
    styles: [everyPageStyles],
  })
  return { ...all, args: { ...all.args, ...(lang ? { lang } : {}), ...(dir ? { dir } : {}) } }
}

const meta = {
  title: 'Cart/Password strength',
  ...story(),
} satisfies Meta<PasswordArgs & PageArgs>

export default meta

type Story = StoryObj<PasswordArgs & PageArgs>

/** Types the story's password, and waits for what is said of it, by class and words. */
const typed = (className: string, words: string, isHeld: boolean) =>
  playing<PasswordArgs & PageArgs>(async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), args.password)
    const meter = () => canvasElement.querySelector('.woocommerce-password-strength')
    await waitFor(() => expect(meter()).toHaveTextContent(words))
    await expect(meter()).toHaveClass(className)
    await expect((canvas.getByRole('button', { name: 'Register' }) as HTMLButtonElement).disabled).toBe(isHeld)
  })

const ERROR = ' - Please enter a stronger password.'

/** Guessed at once: the form waits for a stronger one. */
export const VeryWeak: Story = { ...story({ password: 'abc' }), play: typed('short', `Very weak${ERROR}`, true) }

export const Weak: Story = { ...story({ password: 'roll57mm' }), play: typed('bad', `Weak${ERROR}`, true) }

export const Medium: Story = { ...story({ password: 'Kite-otter' }), play: typed('good', 'Medium', false) }

export const Strong: Story = { ...story({ password: 'Paper-kite-57' }), play: typed('strong', 'Strong', false) }

/** A shop that asks for the strongest. */
export const AsksForMore: Story = { ...story({ password: 'Kite-otter', minimum: '4' }), play: typed('good', `Medium${ERROR}`, true) }

/** A shop that takes any password, and gives no hint. */
export const TakesAny: Story = { ...story({ password: 'abc', minimum: '0', hint: '' }), play: typed('short', 'Very weak', false) }

export const RightToLeft: Story = { ...story({ password: 'abc', lang: 'he', dir: 'rtl' }), play: typed('short', `Very weak${ERROR}`, true) }

/** Without what measures nothing is said, and the form can be sent. */
export const NotMeasured: Story = {
  ...story({ password: 'abc', measured: false }),
  play: playing<PasswordArgs & PageArgs>(async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), args.password)
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled()
  }),
}
