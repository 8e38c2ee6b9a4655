import type { Meta, StoryObj } from '@storybook/react-vite'
import { BUILDER_CAMERAS, BUILDER_SETTINGS, BUILDER_UPLOADS, builderConfirmation, builderFormHtml, builderScriptTag, cameraField, cameraUpload, signatureField, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { formBuilder } from '../../packages/forms/src/form-builder/form-builder.ts'
import { playing } from '../support/playing.ts'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

interface Args {
  /** Which of the builder's two engines prints the form. */
  engine: 'modern' | 'classic'
  /** What is filled in. */
  field: 'a camera' | 'a link to a camera' | 'a video' | 'files, or a camera' | 'a file input with a camera' | 'a signature'
  /** What the browser says when it is asked for the camera. */
  camera: 'a drawing' | 'forbidden'
}

const FORM = '113'
const FIELD = { formId: FORM, id: '2', label: 'Your counter', isRequired: true }

const FIELDS: Readonly<Record<Args['field'], BuilderFieldData>> = {
  'a camera': cameraField(FIELD),
  'a link to a camera': cameraField({ ...FIELD, opener: 'link' }),
  'a video': cameraField({ ...FIELD, format: 'video', limit: 10 }),
  'files, or a camera': cameraUpload('modern', FIELD),
  'a file input with a camera': cameraUpload('classic', FIELD),
  'a signature': signatureField({ ...FIELD, label: 'Your signature' }),
}

/** The builder's own looks, in our words. */
const STYLES: Readonly<Record<string, string>> = import.meta.glob('../../packages/fixtures/src/styles/form-builder/*.css', { query: '?inline', import: 'default', eager: true })

const meta = {
  title: 'Forms/Form builder, cameras and signatures',
  ...serverStory<Args>({
    unit: formBuilder,
    args: { engine: 'modern', field: 'a camera', camera: 'a drawing' },
    argTypes: {
      engine: { control: 'inline-radio', options: ['modern', 'classic'], description: 'Which of the builder\'s two engines prints the form' },
      field: { control: 'select', options: Object.keys(FIELDS), description: 'What is filled in' },
      camera: { control: 'inline-radio', options: ['a drawing', 'forbidden'], description: 'What the browser says when a story asks it for the camera' },
    },
    print: ({ engine, field }) => ({
      html: builderFormHtml({ id: FORM, isModern: engine === 'modern', title: 'Show us', tokenTime: Math.floor(Date.now() / 1000), fields: [FIELDS[field]] }) + builderScriptTag(),
      config: { units: { 'form-builder': { drafts: false } } },
      globals: {
        wpforms_settings: { ...BUILDER_SETTINGS, isModernMarkupEnabled: engine === 'modern' ? '1' : '' },
        wpforms_file_upload: BUILDER_UPLOADS,
        wpforms_camera_frontend: { ...BUILDER_CAMERAS, wait_time: 0 },
      },
      answers: { wpforms_submit: () => ({ body: builderConfirmation(FORM, 'Thanks. We will be in touch.') }) },
    }),
    styles: Object.values(STYLES),
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>
type Scene = Parameters<NonNullable<Story['play']>>[0]

/** A picture as a camera sees it, so that no story asks for anybody's own. */
function drawing(): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
  const pen = canvas.getContext('2d')
  const draw = () => {
    if (!pen) return
    pen.fillStyle = '#cde'
    pen.fillRect(0, 0, 640, 480)
    pen.fillStyle = '#246'
    pen.fillRect(120, 180, 400, 220)
  }
  const stream = canvas.captureStream(30)
  const [track] = stream.getVideoTracks()
  const timer = setInterval(() => (track?.readyState === 'ended' ? clearInterval(timer) : draw()), 50)
  draw()
  return stream
}

/** Opens the camera, and waits until it can be pressed, or says why not. */
async function openCamera({ canvas, canvasElement, args }: Scene): Promise<void> {
  navigator.mediaDevices.getUserMedia = () => (args.camera === 'forbidden' ? Promise.reject(new DOMException('Permission denied', 'NotAllowedError')) : Promise.resolve(drawing()))
  await waitFor(() => expect(Reflect.has(window, 'WPForms')).toBe(true))
  await userEvent.click(canvas.getByText('Capture With Your Camera'))
  const ready = '.wpforms-camera-capture:not(:disabled)'
  await waitFor(() => expect(canvasElement.querySelector(args.camera === 'forbidden' ? '.wpforms-camera-error button' : ready)).toBeVisible(), { timeout: 10_000 })
}

async function takePhoto(scene: Scene): Promise<void> {
  await openCamera(scene)
  await userEvent.click(scene.canvas.getByRole('button', { name: 'Capture Photo' }))
  await waitFor(() => expect(scene.canvas.getByRole('img', { name: 'Your photo' })).toBeVisible())
}

const opened = playing<Args & PageArgs>(openCamera)
const taken = playing<Args & PageArgs>(takePhoto)

/** As the server prints it: a button, or a link. */
export const Camera: Story = {}
export const CameraClassic: Story = { args: { engine: 'classic' } }
export const CameraLink: Story = { args: { field: 'a link to a camera' } }
export const CameraBesideAFileInput: Story = { args: { field: 'a file input with a camera' } }

/** What the camera sees. */
export const Open: Story = { play: opened }
export const OpenOnAPhone: Story = { ...PHONE, play: opened }
export const OpenRightToLeft: Story = { args: { dir: 'rtl', lang: 'ar' }, play: opened }
export const OpenForAVideo: Story = { args: { field: 'a video' }, play: opened }

/** A photo that has been taken, to be looked at. */
export const Taken: Story = { play: taken }
export const TakenInForcedColours: Story = { ...FORCED_COLOURS, play: taken }
export const TakenWithLessMotion: Story = { ...REDUCED_MOTION, play: taken }

const cropped = playing<Args & PageArgs>(async (scene) => {
  await takePhoto(scene)
  await userEvent.click(scene.canvas.getByRole('button', { name: 'Crop Photo' }))
  await waitFor(() => expect(scene.canvas.getByRole('slider', { name: 'Left side' })).toHaveFocus())
  await fireEvent.input(scene.canvas.getByRole('slider', { name: 'Left side' }), { target: { value: '30' } })
})

/** A part of it is kept. */
export const Cropped: Story = { play: cropped }
export const CroppedOnAPhone: Story = { ...PHONE, play: cropped }

/** What the form has: by its name, and it can be removed. */
export const Accepted: Story = {
  play: playing(async (scene) => {
    await takePhoto(scene)
    await userEvent.click(scene.canvas.getByRole('button', { name: 'Use Photo' }))
    await waitFor(() => expect(scene.canvas.getByText(/^camera-photo-\d+\.jpg$/)).toBeVisible())
    await expect(scene.canvas.getByRole('button', { name: 'Remove file' })).toHaveFocus()
  }),
}

/** The camera is forbidden: a file can be chosen all the same. */
export const Forbidden: Story = { args: { camera: 'forbidden' }, play: opened }
export const ForbiddenInForcedColours: Story = { args: { camera: 'forbidden' }, ...FORCED_COLOURS, play: opened }

const typed = playing<Args & PageArgs>(async ({ canvas }) => {
  await waitFor(() => expect(Reflect.has(window, 'WPFormsSignatures')).toBe(true))
  await userEvent.type(canvas.getByRole('textbox', { name: /Or type your name/ }), 'Ann Shopper')
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('.wpforms-signature-input')?.value).toMatch(/^data:image\/png/))
})

/** What is signed on, and the field for a name. */
export const Signature: Story = { args: { field: 'a signature' } }
export const SignatureClassic: Story = { args: { field: 'a signature', engine: 'classic' } }
/** A name that was typed, in a hand. */
export const SignatureTyped: Story = { args: { field: 'a signature' }, play: typed }
export const SignatureTypedOnAPhone: Story = { args: { field: 'a signature' }, ...PHONE, play: typed }
export const SignatureTypedRightToLeft: Story = { args: { field: 'a signature', dir: 'rtl', lang: 'ar' }, play: typed }
/** Sent without one. */
export const SignatureMissing: Story = {
  args: { field: 'a signature' },
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(Reflect.has(window, 'WPFormsSignatures')).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Or type your name/ })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: /Or type your name/ })).toHaveAccessibleDescription('This field is required.')
  }),
}
