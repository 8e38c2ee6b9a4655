import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PAGE_BUILDER, PHONE } from '../support/part-story.tsx'
import type { PageArgs } from '../support/server-story.tsx'
import { acting, fill, find, LETTER, messages, offline, send } from './acting.ts'
import { contactPage, contactStory, type ContactArgs } from './forms-story.ts'

const meta = { title: 'Forms/Contact form', tags: ['autodocs'], ...contactStory() } satisfies Meta<ContactArgs & PageArgs>

export default meta

type Story = StoryObj<ContactArgs & PageArgs>

const sendLetter = acting<ContactArgs & PageArgs>(async (scene) => {
  await fill(scene, LETTER)
  await send(scene)
  await waitFor(() => expect(messages(scene)).toHaveTextContent('The counter has your letter.'))
  await expect(scene.canvasElement.querySelector('form')).toBeNull()
})

/** As the server printed it: fields that hang on others wait for them. */
export const AsPrinted: Story = {}

/** Everything that is wrong, with the focus in the first field of it. */
export const Errors: Story = {
  play: acting(async (scene) => {
    await fill(scene, { reply: 'nobody' })
    await send(scene, '14')
    await waitFor(() => expect(messages(scene)).toHaveTextContent('Please, fill in the following fields:'))
    await expect(messages(scene)).toHaveTextContent('Invalid email')
    await expect(messages(scene)).toHaveTextContent('You entered the wrong number in captcha.')
    await waitFor(() => expect(find(scene, '#et_pb_contact_sender_0')).toHaveFocus())
  }),
}

export const ErrorsOnAPhone: Story = { ...Errors, name: 'Errors, on a phone', ...PHONE }

export const ErrorsInForcedColours: Story = { ...Errors, name: 'Errors, in forced colours', ...FORCED_COLOURS }

export const ErrorsInAPageBuilder: Story = { ...Errors, name: 'Errors, in a page builder', ...PAGE_BUILDER }

/** On its way: it can be read, and is not sent a second time. */
export const Sending: Story = {
  args: { fault: 'never' },
  play: acting(async (scene) => {
    await fill(scene, LETTER)
    await send(scene)
    await waitFor(() => expect(find(scene, '.et_pb_contact_submit')).toHaveAttribute('aria-busy', 'true'))
  }),
}

/** The server's thanks stand in place of the form. */
export const Sent: Story = { play: sendLetter }

/** The server refuses, and what was typed and chosen stays. */
export const Refused: Story = {
  args: { fault: 'refuse' },
  play: acting(async (scene) => {
    await fill(scene, LETTER)
    await send(scene)
    await waitFor(() => expect(messages(scene)).toHaveTextContent('The shop cannot take this just now.'))
    await expect(find(scene, '#et_pb_contact_sender_0')).toHaveValue('Ann')
    await expect(find(scene, '#et_pb_contact_machine_0')).toHaveValue('Printer')
  }),
}

/** The page was open for too long: the answer's own form is sent at the second attempt. */
export const NonceExpired: Story = {
  args: { fault: 'nonce' },
  play: acting(async (scene) => {
    await fill(scene, LETTER)
    await send(scene)
    await waitFor(() => expect(messages(scene)).toHaveTextContent('Please refresh the page and try again.'))
    await send(scene)
    await waitFor(() => expect(messages(scene)).toHaveTextContent('The counter has your letter.'))
  }),
}

/** The server stumbles: nobody says that the message arrived, and nothing is lost. */
export const ServerError: Story = {
  args: { fault: '500' },
  play: acting(async (scene) => {
    await fill(scene, LETTER)
    await send(scene)
    await waitFor(() => expect(messages(scene)).not.toBeEmptyDOMElement())
    await expect(find(scene, '#et_pb_contact_letter_text_0')).toHaveValue('The paper jams.')
  }),
}

/** The line breaks while the message is on its way: nobody knows whether it has arrived. */
export const LineBreaks: Story = { ...ServerError, args: { fault: 'lost' } }

/** There is no connection: the message has not left, and is offered to be sent when the line is back. */
export const NoConnection: Story = {
  args: { fault: 'offline' },
  play: acting(async (scene) => {
    await fill(scene, LETTER)
    await offline(async () => {
      await send(scene)
      await waitFor(() => expect(messages(scene)).toHaveTextContent('You are offline'))
    }, async () => {
      await waitFor(() => expect(scene.canvas.getByRole('button', { name: 'Send it now' })).toBeVisible())
    })
    await expect(find(scene, '#et_pb_contact_letter_text_0')).toHaveValue('The paper jams.')
  }),
}

export const NoConnectionOnAPhone: Story = { ...NoConnection, name: 'No connection, on a phone', ...PHONE }

/** Another page comes as the answer. */
export const AnotherPage: Story = { ...ServerError, args: { fault: 'html' } }

/** A service protects it from robots, and is asked when all is right. */
export const Protected: Story = { args: { protection: 'token' }, play: sendLetter }

/** The service takes its time: the form shows that it was heard, and nothing is sent before it has answered. */
export const WaitsForProtection: Story = {
  name: 'Waits for the robot check',
  args: { protection: 'never' },
  play: acting(async (scene) => {
    await fill(scene, LETTER)
    await send(scene)
    await waitFor(() => expect(find(scene, '.et_pb_contact_submit')).toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(Number(getComputedStyle(find(scene, '.et_pb_contact_form_container')).opacity)).toBeLessThan(1))
    await expect(find(scene, '#et_pb_contact_sender_0')).toHaveValue('Ann')
    await expect(messages(scene)).toBeEmptyDOMElement()
  }),
}

/** The service cannot be reached. */
export const ProtectionFails: Story = { ...ServerError, args: { protection: 'fail' } }

/** What the server said stands there from the start. */
export const PrintedWithErrors: Story = { args: { typed: { sender: 'Ann', reply: 'ann@' }, errors: ['Invalid Email.'] } }

/** A field that nobody sees, which only robots fill in. */
export const Honeypot: Story = { args: { honeypot: true }, play: sendLetter }

/** Two on a page: each sends itself. */
export const TwoForms: Story = {
  args: { second: true, captcha: false },
  play: acting(async (scene) => {
    const { canvasElement, userEvent } = scene
    await userEvent.type(find(scene, '#et_pb_contact_name_1'), 'Ann')
    await userEvent.type(find(scene, '#et_pb_contact_email_1'), 'ann@example.test')
    await userEvent.type(find(scene, '#et_pb_contact_message_1'), 'Hello')
    await userEvent.click(find({ canvasElement: find(scene, '#et_pb_contact_form_1') }, '.et_pb_contact_submit'))
    await waitFor(() => expect(find(scene, '#et_pb_contact_form_1')).toHaveTextContent('Thanks for contacting us'))
    await expect(canvasElement.querySelectorAll('form')).toHaveLength(1)
  }),
}

export const Phone: Story = { ...PHONE }

/** Mirrored. */
export const RightToLeft: Story = { args: { dir: 'rtl' } }

/** Without jQuery nobody hears the theme's events; everything else works. */
export const WithoutJQuery: Story = {
  name: 'Without jQuery',
  ...contactStory({}, (args) => ({ ...contactPage(args), jquery: false })),
  play: sendLetter,
}
