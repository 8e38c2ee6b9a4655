import { createFaults, createInbox, FORM_FAULTS, formsCall, formsPage, MESSAGE, postForms, SIGNUP_CALL, type FormFault, type FormsReply, type FormsSite, type SavedForm } from '@tillkit/fixtures'
import { BUILDER_SETTINGS, columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { contactFormHtml, CUSTOM_FIELDS, EVERY_FIELD, FORM_WORDS, newsletterHtml, type FormField, type Newsletter, type TokenAnswer } from '@tillkit/fixtures/theme-forms'
import { contactForm, newsletter } from '@tillkit/forms'
import { pageInstance } from '@tillkit/mount'
import { expect, waitFor } from 'storybook/test'
import type { Answer } from '../support/answers.ts'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'

/** The theme's own rules: for its rows, and for its forms. */
const STYLES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../packages/fixtures/src/styles/page-builder/layout.css', '../../packages/fixtures/src/styles/theme-forms/*.css'],
  { query: '?inline', import: 'default', eager: true },
)

/** How late a late answer is, in ms. */
const LATE = 1500
const PATH = '/contact/'

/** What stories of both forms can be told of the shop behind them. */
interface ShopArgs {
  /** What goes wrong with each attempt. */
  fault: 'nothing' | FormFault
  /** What the protection from robots does; `none`: there is none. */
  protection: 'none' | TokenAnswer
}

/** What a story of a contact form can be told. */
export interface ContactArgs extends ShopArgs {
  /** Which fields it has. */
  fields: readonly FormField[]
  /** What stands in them, by the ids of fields. */
  typed: Readonly<Record<string, string>>
  /** What the server says as the page opens. */
  errors: readonly string[]
  captcha: boolean
  honeypot: boolean
  /** Whether a second form stands below it. */
  second: boolean
}

/** What a story of an opt-in can be told. */
export interface NewsletterArgs extends ShopArgs {
  names: NonNullable<Newsletter['names']>
  layout: NonNullable<Newsletter['layout']>
  /** Whether it asks custom questions. */
  custom: boolean
  footer: string
  title: string
  description: string
}

const server = (description: string) => ({ description, table: { category: 'Server' } })
const SHOP_TYPES = {
  fault: { control: 'select' as const, options: ['nothing', ...Object.keys(FORM_FAULTS)], description: 'What goes wrong with each attempt', table: { category: 'Network' } },
  protection: { control: 'inline-radio' as const, options: ['none', 'token', 'fail', 'never'], ...server('What the protection from robots does') },
}

/** What a fault that repeats would never let through: a nonce is too old once. */
const ONCE: readonly string[] = ['nonce', 'refuse']

function siteOf({ fault }: ShopArgs, newsletters: readonly Newsletter[] = []): FormsSite {
  const faults = createFaults<FormFault>()
  for (const call of fault === 'nothing' ? [] : [MESSAGE, SIGNUP_CALL]) {
    if (fault === 'nothing') continue
    if (ONCE.includes(fault)) faults.next(call, fault)
    else faults.always(call, fault)
  }
  return { inbox: createInbox({ draw: () => [7, 8] }), faults, newsletters }
}

/** An answer as it comes over the network. */
function sent(reply: FormsReply | undefined): Answer {
  const { body, status, when } = reply ?? { body: '0', status: 400 }
  if (when === 'never') return 'never'
  if (when === 'lost') return 'broken'
  return { body, status, after: when === 'late' ? LATE : 0 }
}

/** The protection's own script, as forms find it. */
function protectionOf(answer: ShopArgs['protection']): Readonly<Record<string, unknown>> {
  if (answer === 'none') return {}
  const says = { token: () => Promise.resolve('a token'), fail: () => Promise.reject(new Error('unreachable')), never: () => new Promise(() => undefined) }
  return { etCore: { api: { spam: { recaptcha: { isEnabled: () => true, interaction: says[answer] } } } } }
}

function pageOf(html: string, { protection }: ShopArgs, nonce: string): ServerPageOptions {
  return {
    html,
    pageClass: 'et_divi_theme et_pb_pagebuilder_layout',
    globals: { et_pb_custom: { ...BUILDER_SETTINGS, ...FORM_WORDS, et_frontend_nonce: nonce }, ...protectionOf(protection) },
  }
}

const inRows = (modules: readonly string[]) => modules.map((module) => sectionHtml(rowHtml(columnHtml('4_4', module)))).join('\n')

/** The page of a contact form, and the shop that answers it. */
export function contactPage(args: ContactArgs): ServerPageOptions {
  const isProtected = args.protection !== 'none'
  const { captcha: hasCaptcha, honeypot: hasHoneypot, fields, typed, errors, second } = args
  const form: SavedForm = { title: 'Write to the counter', titleLevel: 2, action: PATH, fields, hasCaptcha, hasHoneypot, isProtected, success: 'The counter has your letter.' }
  const forms = second ? [form, { title: 'Or a short note', titleLevel: 2, action: PATH, hasCaptcha: false } as const] : [form]
  const site = siteOf(args)
  const page = { forms, print: (printed: readonly Parameters<typeof contactFormHtml>[0][]) => inRows(printed.map((each) => contactFormHtml(each))) }
  const opened = { forms, print: (printed: Parameters<typeof page.print>[0]) => page.print(printed.map((each, index) => (index === 0 ? { ...each, values: typed, errors } : each))) }
  return { ...pageOf(formsPage(opened, site).body, args, site.inbox.nonces.signup), answers: { [PATH]: (content) => sent(postForms(content, page, site)) } }
}

/** The page of an opt-in, and the shop that answers it. */
export function newsletterPage(args: NewsletterArgs): ServerPageOptions {
  const { names, layout, custom, footer, title, description, protection } = args
  const optIn: Newsletter = { names, layout, footer, title, description, isProtected: protection !== 'none', fields: custom ? CUSTOM_FIELDS : [], success: 'You are on the list.' }
  const site = siteOf(args, [optIn])
  return { ...pageOf(inRows([newsletterHtml(optIn)]), args, site.inbox.nonces.signup), answers: { [SIGNUP_CALL]: (content) => sent(formsCall(SIGNUP_CALL, content, site)) } }
}

/** A page with other modules of the theme's, which no shop answers. */
export function plainPage(html: string): ServerPageOptions {
  return pageOf(inRows([html]), { fault: 'nothing', protection: 'none' }, '')
}

/** What is on its way is faint, as under the theme's own script, and cannot be changed meanwhile. */
const FAINT = '.et_pb_contact_form_container:has([aria-busy="true"])'
const PRINTED_SO = [{ id: 'color-contrast', selector: `*:not(${FAINT}, ${FAINT} *)` }]

/** The parts of a file's `meta`, or of a story, with a contact form. */
export function contactStory(args: Partial<ContactArgs> = {}, print: (all: ContactArgs & PageArgs) => ServerPageOptions = contactPage) {
  const story = serverStory<ContactArgs>({
    unit: contactForm,
    print,
    args: { fields: EVERY_FIELD, typed: {}, errors: [], captcha: true, honeypot: false, second: false, fault: 'nothing', protection: 'none', ...args },
    argTypes: {
      ...SHOP_TYPES,
      fields: { control: 'object', ...server('The fields, as the page builder saves them') },
      typed: { control: 'object', ...server('What stands in them, by their ids') },
      errors: { control: 'object', ...server('What the server says as the page opens') },
      captcha: { control: 'boolean', ...server('Whether a sum is asked') },
      honeypot: { control: 'boolean', ...server('Whether it has the field that only robots fill in') },
      second: { control: 'boolean', ...server('Whether a second form stands below it') },
    },
    styles: Object.values(STYLES),
  })
  return { ...story, parameters: { ...story.parameters, a11y: { config: { rules: PRINTED_SO } } } }
}

/** An opt-in's code comes with the first touch. */
const touched = playing<NewsletterArgs & PageArgs>(async ({ canvasElement, userEvent }) => {
  const field = canvasElement.querySelector<HTMLElement>('[name="et_pb_signup_email"]')
  if (field) await userEvent.click(field)
  await waitFor(() => expect(pageInstance()?.hosts().some(({ state }) => state === 'mounted')).toBe(true))
})

/** The parts of a file's `meta`, or of a story, with an opt-in, whose first field is touched. */
export function newsletterStory(args: Partial<NewsletterArgs> = {}, print: (all: NewsletterArgs & PageArgs) => ServerPageOptions = newsletterPage) {
  const story = serverStory<NewsletterArgs>({
    unit: newsletter,
    print,
    args: { names: 'both', layout: 'left_right', custom: false, footer: '', title: 'Counter news', description: '<p>Four times a year.</p>', fault: 'nothing', protection: 'none', ...args },
    argTypes: {
      ...SHOP_TYPES,
      names: { control: 'select', options: ['both', 'first', 'last', 'single', 'none'], ...server('Which names are asked for') },
      layout: { control: 'select', options: ['left_right', 'right_left', 'top_bottom', 'bottom_top'], ...server('Where the words stand') },
      custom: { control: 'boolean', ...server('Whether it has questions of its own') },
      footer: { control: 'text', ...server('HTML below the button') },
      title: { control: 'text', ...server('Its heading') },
      description: { control: 'text', ...server('HTML of its words') },
    },
    styles: Object.values(STYLES),
  })
  return { ...story, play: touched }
}
