import type { Meta, StoryObj } from '@storybook/react-vite'
import { builderUpload, createUploadShelf, UPLOAD_CALLS } from '@tillkit/fixtures'
import { BUILDER_SETTINGS, BUILDER_UPLOADS, builderConfirmation, builderFormHtml, builderScriptTag, classicUpload, modernUpload } from '@tillkit/fixtures/form-builder'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { formBuilder } from '../../packages/forms/src/form-builder/form-builder.ts'
import type { Answers } from '../support/answers.ts'
import { playing } from '../support/playing.ts'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

interface Args {
  /** Which of the builder's two engines prints the form. */
  engine: 'modern' | 'classic'
  /** How the files go to the shop: each by itself before the form, or with it. */
  files: 'before the form' | 'with the form'
  /** How many it takes. */
  maxFiles: number
  /** What becomes of what is sent. */
  server: 'takes them' | 'never answers' | 'refuses them' | 'is out of order'
  /** Whether the shop has a file already: the form was refused before. */
  hasFile: boolean
}

const FORM = '113'
const LOGO = { name: 'shop-front.png', file: 'f0e1.png', url: '#shop-front', size: 48_200, type: 'image/png', file_user_name: 'Shop front.png' }

/** The builder's own looks of what files are dropped on, as far as they move anything. */
const LOOKS = '<style>.wpforms-hidden{position:absolute;clip-path:inset(50%);overflow:hidden;inline-size:1px;block-size:1px}.wpforms-uploader{display:flex;flex-wrap:wrap;justify-content:center;padding:10px;border:1px dashed;text-align:center;cursor:pointer}.dz-message{margin:auto}.modern-title,.modern-hint{display:block}.wpforms-field{margin-block-end:20px}.wpforms-field-label{display:block}</style>'

function formHtml({ engine, files, maxFiles, hasFile }: Args): string {
  const field = { formId: FORM, id: '2', label: 'Photos of the counter', isRequired: true, maxFiles, value: hasFile ? [LOGO] : [] }
  const fields = files === 'with the form' ? ['2', '3'].map((id) => classicUpload({ formId: FORM, id, label: `Photo ${id}` })) : [modernUpload(field)]
  return LOOKS + builderFormHtml({ id: FORM, isModern: engine === 'modern', title: 'Show us', tokenTime: Math.floor(Date.now() / 1000), fields })
}

function answersOf({ server }: Args): Answers {
  const shelf = createUploadShelf()
  const answers: Record<string, Answers[string]> = { wpforms_submit: () => ({ body: builderConfirmation(FORM, 'Thanks. We will be in touch.') }) }
  for (const call of UPLOAD_CALLS) {
    answers[call] = (sent) => {
      if (server === 'never answers' && call === 'wpforms_upload_chunk') return 'never'
      if (server === 'refuses them' && call === 'wpforms_file_chunks_uploaded') return { status: 403, body: '{"success":false,"data":"File type is not allowed."}' }
      if (server === 'is out of order' && call === 'wpforms_upload_chunk_init') return { body: '{"success":false}' }
      return builderUpload(call, sent, shelf) ?? 'broken'
    }
  }
  return answers
}

const meta = {
  title: 'Forms/Form builder, uploads',
  ...serverStory<Args>({
    unit: formBuilder,
    args: { engine: 'modern', files: 'before the form', maxFiles: 2, server: 'takes them', hasFile: false },
    argTypes: {
      engine: { control: 'inline-radio', options: ['modern', 'classic'], description: 'Which of the builder\'s two engines prints the form' },
      files: { control: 'inline-radio', options: ['before the form', 'with the form'], description: 'How the files go to the shop' },
      maxFiles: { control: { type: 'number', min: 1, max: 9 }, description: 'How many files it takes' },
      server: { control: 'select', options: ['takes them', 'never answers', 'refuses them', 'is out of order'], description: 'What becomes of what is sent', table: { category: 'Server' } },
      hasFile: { control: 'boolean', description: 'Whether the shop has a file already', table: { category: 'Server' } },
    },
    print: (args) => ({
      html: formHtml(args) + builderScriptTag(),
      config: { units: { 'form-builder': { drafts: false } } },
      globals: {
        wpforms_settings: { ...BUILDER_SETTINGS, post_max_size: '1000', isModernMarkupEnabled: args.engine === 'modern' ? '1' : '' },
        wpforms_file_upload: BUILDER_UPLOADS,
      },
      answers: answersOf(args),
    }),
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>
type Scene = Parameters<NonNullable<Story['play']>>[0]

/** A drawing of a roll of paper. */
const drawing = (name: string) => new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#cde"/><circle cx="4" cy="4" r="3" fill="#246"/></svg>'], name, { type: 'image/svg+xml' })

/** Drops files on the field. */
async function drop({ canvas, canvasElement }: Scene, ...files: readonly File[]): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('.wpforms-uploader')).toHaveClass('dz-clickable'))
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  canvas.getByText(/to this area to upload/).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
}

const says = ({ canvas }: Scene, text: string | RegExp) => waitFor(() => expect(canvas.getAllByText(text).length).toBeGreaterThan(0))

/** As the server prints it: the place to press, and to drop on. */
export const Empty: Story = {}
export const EmptyClassic: Story = { args: { engine: 'classic' } }
export const OneFile: Story = { args: { maxFiles: 1 } }
/** What the shop has already, behind a form that was refused. */
export const Restored: Story = { args: { hasFile: true }, play: playing(async (scene) => says(scene, 'Shop front.png')) }

const uploaded = playing<Args & PageArgs>(async (scene) => {
  await drop(scene, drawing('counter.png'), drawing('till.png'))
  await waitFor(() => expect(scene.canvas.getAllByText('Uploaded')).toHaveLength(2))
})

/** Two pictures that the shop has taken: nothing more fits. */
export const Uploaded: Story = { play: uploaded }
export const UploadedOnAPhone: Story = { ...PHONE, play: uploaded }
export const UploadedRightToLeft: Story = { args: { dir: 'rtl', lang: 'ar' }, play: uploaded }

const held = playing<Args & PageArgs>(async (scene) => {
  await drop(scene, drawing('counter.png'))
  await waitFor(() => expect(scene.canvas.getByRole('progressbar', { name: 'counter.png is being uploaded' })).toBeVisible())
  await userEvent.click(scene.canvas.getByRole('button', { name: 'Submit' }))
  await expect(scene.canvas.getByRole('alert')).toHaveTextContent(BUILDER_UPLOADS.loading_message)
})

/** Sent while a file is on its way. */
export const Uploading: Story = { args: { server: 'never answers' }, play: held }
export const UploadingInForcedColours: Story = { args: { server: 'never answers' }, ...FORCED_COLOURS, play: held }
export const UploadingWithLessMotion: Story = { args: { server: 'never answers' }, ...REDUCED_MOTION, play: held }

/** What the field does not take, what the shop refuses, and one too many. */
export const Refused: Story = {
  args: { server: 'refuses them' },
  play: playing(async (scene) => {
    await drop(scene, new File(['x'], 'till.exe'), drawing('counter.png'))
    await waitFor(() => expect(scene.canvas.getAllByText('This file was not uploaded. File type is not allowed.')).toHaveLength(2))
  }),
}
export const RefusedInForcedColours: Story = { ...Refused, ...FORCED_COLOURS }
export const TooMany: Story = {
  play: playing(async (scene) => {
    await drop(scene, drawing('a.png'), drawing('b.png'), drawing('c.png'))
    await says(scene, 'This file was not uploaded. File uploads exceed the maximum number allowed (2).')
    const row = scene.canvas.getByText('c.png').closest('li')
    await expect(row && within(row).queryByRole('button', { name: /Try again/ })).toBeNull()
  }),
}
/** The shop says no and nothing else. */
export const OutOfOrder: Story = {
  args: { server: 'is out of order' },
  play: playing(async (scene) => {
    await drop(scene, drawing('counter.png'))
    await says(scene, /Something went wrong, please try again/)
  }),
}

/** Files that go with the form, and are together more than the server takes. */
export const TooLargeTogether: Story = {
  args: { files: 'with the form' },
  play: playing(async (scene) => {
    await waitFor(() => expect(scene.canvasElement.querySelector('form')).toHaveAttribute('novalidate'))
    await userEvent.upload(scene.canvas.getByLabelText('Photo 2'), new File(['a'.repeat(1200)], 'a.png'))
    await says(scene, /exceeds the allowed limit/)
  }),
}
