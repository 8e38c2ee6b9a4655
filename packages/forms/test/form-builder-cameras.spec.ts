import { readFileSync } from 'node:fs'
import { builderUpload, createUploadShelf, UPLOAD_CALLS } from '@tillkit/fixtures'
import { BUILDER_CAMERAS, BUILDER_SETTINGS, BUILDER_UPLOADS, builderConfirmation, builderFormHtml, builderScriptTag, cameraField, cameraUpload, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { eventually, fixturePage, openHtml, useShop, violations } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const shop = useShop()

const FORM = '113'
const FIELD = { formId: FORM, id: '2', label: 'Your shop' }
const SHEET = `<style>${readFileSync(new URL('../../fixtures/src/styles/form-builder/cameras.css', import.meta.url), 'utf8')} body{margin:0;padding:20px 16px 1200px}</style>`
const DENIED = BUILDER_CAMERAS.strings.camera_access_error
/** Notes each stream that the page gets, so that a test can ask whether it still runs. */
const WATCH = `window.tracks = []; const ask = MediaDevices.prototype.getUserMedia; MediaDevices.prototype.getUserMedia = async function (wish) { window.wish = wish; if (window.refuses) throw new DOMException('Permission denied', 'NotAllowedError'); const stream = await ask.call(this, wish); window.tracks.push(...stream.getTracks()); return stream }
  window.urls = 0; const make = URL.createObjectURL, revoke = URL.revokeObjectURL; URL.createObjectURL = (one) => { window.urls += 1; return make.call(URL, one) }; URL.revokeObjectURL = (one) => { window.urls -= 1; revoke.call(URL, one) }`

interface CameraPage {
  readonly fields?: readonly BuilderFieldData[]
  /** How long is counted, in s. Default 1. */
  readonly wait?: number
  readonly width?: number
  readonly touch?: boolean
  /** Done on the page before its own scripts. */
  readonly script?: string
}

/** Opens a page with a form that has a camera. */
async function open({ fields = [cameraField({ ...FIELD, isRequired: true })], wait = 1, width = 1280, touch = false, script = '' }: CameraPage = {}): Promise<Page> {
  const { server, browser } = shop
  const form = { id: FORM, fields, action: '/ask/', tokenTime: Math.floor(Date.now() / 1000) }
  const globals = Object.entries({ wpforms_settings: BUILDER_SETTINGS, wpforms_file_upload: BUILDER_UPLOADS, wpforms_camera_frontend: { ...BUILDER_CAMERAS, wait_time: wait } })
  const printed = `<script>${WATCH};${script};${globals.map(([name, value]) => `window.${name} = ${JSON.stringify(value)}`).join(';')}</script>`
  const shelf = createUploadShelf({ chunkSize: 1_000_000 })
  for (const call of UPLOAD_CALLS) server.answer(call, ({ form: sent }) => builderUpload(call, new URLSearchParams(sent), shelf) ?? { status: 404 })
  server.answer('wpforms_submit', () => builderConfirmation(FORM, 'Thanks for contacting us!'))
  const { page } = await openHtml(browser, server, { path: '/ask/', html: fixturePage({ head: SHEET, main: builderFormHtml(form) + builderScriptTag(), globals: printed }), width, touch })
  page.on('filechooser', () => undefined)
  await page.waitForFunction(() => document.querySelector('form')?.hasAttribute('novalidate') && Reflect.has(window, 'WPForms'))
  return page
}

const modal = (page: Page) => page.locator('.wpforms-camera-modal-overlay')
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const opener = (page: Page) => page.locator('.wpforms-camera-link, .wpforms-camera-button, .wpforms-camera')
const running = (page: Page) => page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.filter(({ readyState }) => readyState === 'live').length)
const urls = (page: Page) => page.evaluate(() => (window as unknown as { urls: number }).urls)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('title') || document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent?.trim() || document.activeElement?.className)
const file = (page: Page) => page.locator('input[type="file"]').evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name, type, size }) => ({ name, type, hasContent: size > 1000 })))
const errors = (page: Page) => page.locator('em.wpforms-error').allInnerTexts()

/** Opens the camera, and waits until it can be pressed. */
async function openCamera(page: Page): Promise<void> {
  await opener(page).click()
  await eventually(() => modal(page).locator('.wpforms-camera-capture').isEnabled()).toBe(true)
}

/** Takes a photo, and waits until it can be looked at. */
async function takePhoto(page: Page): Promise<void> {
  await openCamera(page)
  await named(page, 'Capture Photo').click()
  await eventually(() => page.locator('.tillkit-camera__shot').evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true)
}

it('a camera that has to be used says so until a photo is accepted, whose name then stands there [form-builder-forms#98]', async () => {
  const page = await open()
  await named(page, 'Submit').click()
  await eventually(() => errors(page)).toEqual(['This field is required.'])
  expect(shop.server.requestsTo('wpforms_submit')).toEqual([])
  const changes = await page.evaluateHandle(() => {
    const heard: string[] = []
    for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => (target as Element).matches('input[type="file"]') && heard.push(type))
    return heard
  })
  await takePhoto(page)
  await named(page, 'Use Photo').click()
  await eventually(() => errors(page)).toEqual([])
  expect(await file(page)).toEqual([{ name: expect.stringMatching(/^camera-photo-\d{13}\.jpg$/), type: 'image/jpeg', hasContent: true }])
  const chosen = page.locator('.wpforms-camera-selected-file-active')
  expect([await chosen.isVisible(), await chosen.locator('span').innerText(), await opener(page).isVisible(), await modal(page).isVisible()]).toEqual([true, (await file(page))[0]?.name, false, false])
  expect([await changes.jsonValue(), await focused(page), await running(page), await urls(page), shop.server.requestsTo('wpforms_submit')]).toEqual([['input', 'change'], 'Remove file', 0, 0, []])
  await named(page, 'Submit').click()
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks for contacting us!')
  expect(shop.server.requestsTo('wpforms_submit')[0]?.body).toContain('name="wpforms_113_2"; filename="camera-photo-')
})

it('what was taken is removed again: then the camera can be opened, and has to be', async () => {
  const page = await open()
  await takePhoto(page)
  await named(page, 'Use Photo').click()
  await named(page, 'Remove file').click()
  await eventually(() => file(page)).toEqual([])
  expect([await opener(page).isVisible(), await focused(page), await page.locator('.wpforms-camera-selected-file').isVisible()]).toEqual([true, 'Capture With Your Camera', false])
  await named(page, 'Submit').click()
  await eventually(() => errors(page)).toEqual(['This field is required.'])
})

it('by keyboard alone a photo is taken: the dialog keeps the focus, Space takes it, Escape closes it and gives the focus back', async () => {
  const page = await open()
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await eventually(() => focused(page)).toBe('Capture Photo')
  const dialog = page.getByRole('dialog', { name: 'Camera Preview' })
  expect([await dialog.isVisible(), await dialog.getAttribute('aria-modal'), await page.locator('body').getAttribute('class'), await running(page)]).toEqual([true, 'true', expect.stringContaining('wpforms-camera-modal-open'), 1])
  expect(await violations(page, { within: '.wpforms-camera-modal-overlay' })).toEqual([])
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Close the camera')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Capture Photo')
  await page.keyboard.press('Space')
  await eventually(() => focused(page)).toBe('Use Photo')
  // The camera's light goes out as soon as there is something to look at.
  expect([await running(page), await urls(page)]).toEqual([0, 1])
  await page.keyboard.press('Escape')
  expect([await dialog.isVisible(), await focused(page), await page.locator('body').getAttribute('class'), await urls(page), await file(page)]).toEqual([false, 'Capture With Your Camera', expect.not.stringContaining('wpforms-camera'), 0, []])
})

it('Space takes a photo wherever the focus is in the dialog, it counts first, and screen readers hear of that once', async () => {
  const page = await open({ wait: 3 })
  await openCamera(page)
  await modal(page).locator('.wpforms-camera-modal').focus()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live]')) if (/photo/.test(region.textContent) && heard.at(-1) !== region.textContent) heard.push(region.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.keyboard.press('Space')
  const countdown = modal(page).locator('.wpforms-camera-countdown')
  await eventually(() => countdown.isVisible()).toBe(true)
  expect([await countdown.innerText(), await countdown.getAttribute('aria-hidden')]).toEqual(['3', 'true'])
  await eventually(() => countdown.locator('span').textContent()).toBe('2')
  await eventually(() => named(page, 'Use Photo').isVisible()).toBe(true)
  await eventually(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['The photo is taken in 3 seconds.', 'The photo has been taken.'])
})

it('a photo is taken once more, and a part of it is kept, by keyboard and by pointer', async () => {
  const page = await open({ wait: 0 })
  await takePhoto(page)
  await named(page, 'Retake Photo').click()
  await eventually(() => named(page, 'Capture Photo').isEnabled()).toBe(true)
  await named(page, 'Capture Photo').click()
  const shot = page.locator('.tillkit-camera__shot')
  await eventually(() => shot.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true)
  const whole = await shot.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
  await named(page, 'Crop Photo').click()
  const left = page.getByRole('slider', { name: 'Left side' })
  await eventually(() => left.evaluate((one) => one === document.activeElement)).toBe(true)
  expect([await named(page, 'Use Photo').isVisible(), await named(page, 'Apply Crop').isVisible()]).toEqual([false, true])
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowRight')
  await eventually(() => left.inputValue()).toBe('25')
  await named(page, 'Cancel Crop').click()
  await eventually(() => named(page, 'Use Photo').isVisible()).toBe(true)
  await named(page, 'Crop Photo').click()
  const picture = page.locator('.tillkit-crop__picture')
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  await page.mouse.move(x + width * 0.25, y + height * 0.25)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.75, y + height * 0.75, { steps: 4 })
  await page.mouse.up()
  expect(await violations(page, { within: '.wpforms-camera-modal-overlay' })).toEqual([])
  await named(page, 'Apply Crop').click()
  await eventually(() => shot.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual(whole.map((size) => expect.closeTo(size / 2, -1)))
  await named(page, 'Use Photo').click()
  await eventually(() => file(page)).toHaveLength(1)
  expect(await urls(page)).toBe(0)
})

it('a video is recorded until it is stopped, looked at, and given to the form', async () => {
  const page = await open({ fields: [cameraField({ ...FIELD, format: 'video', opener: 'link' })], wait: 0 })
  await openCamera(page)
  const left = modal(page).locator('.wpforms-camera-video-countdown span')
  expect([await left.innerText(), await page.evaluate(() => (window as unknown as { wish: MediaStreamConstraints }).wish), await running(page)]).toEqual(['00:30', { audio: true, video: { facingMode: 'user', height: { ideal: 960, max: 1280 }, frameRate: { min: 24, max: 30 } } }, 2])
  await named(page, 'Record Video').click()
  await eventually(() => focused(page)).toBe('Stop Recording')
  await eventually(() => left.innerText()).toMatch(/^00:2[0-8]$/)
  await named(page, 'Stop Recording').click()
  const clip = page.locator('video.tillkit-camera__shot')
  await eventually(() => clip.evaluate((video: HTMLVideoElement) => video.videoWidth > 0)).toBe(true)
  await named(page, 'Use Video').click()
  await eventually(() => file(page)).toEqual([{ name: expect.stringMatching(/^camera-video-\d{13}\.webm$/), type: 'video/webm', hasContent: true }])
  expect([await running(page), await urls(page)]).toEqual([0, 0])
})

it('a video that goes on for too long ends by itself, and can be recorded once more', async () => {
  const page = await open({ fields: [cameraField({ ...FIELD, format: 'video', limit: 1 })], wait: 0 })
  await openCamera(page)
  expect(await modal(page).locator('.wpforms-camera-video-countdown span').innerText()).toBe('00:01')
  await named(page, 'Record Video').click()
  await eventually(() => named(page, 'Use Video').isVisible()).toBe(true)
  await named(page, 'Redo Video').click()
  await eventually(() => named(page, 'Record Video').isEnabled()).toBe(true)
})

it('who does not allow the camera is told so, may try again, and may choose a file as ever', async () => {
  const page = await open({ script: 'window.refuses = true' })
  await opener(page).click()
  const error = modal(page).locator('.wpforms-camera-error')
  await eventually(() => error.innerText()).toContain(DENIED)
  expect([await error.isVisible(), await error.getAttribute('role'), await focused(page), await running(page)]).toEqual([true, 'alert', 'Try the camera again', 0])
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), named(page, 'Choose a file instead').click()])
  await chooser.setFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2000) }])
  await eventually(() => page.locator('.wpforms-camera-selected-file-active span').innerText()).toBe('front.jpg')
  expect([await modal(page).isVisible(), await focused(page)]).toEqual([false, 'Remove file'])
  await named(page, 'Remove file').click()
  await page.evaluate(() => Reflect.set(window, 'refuses', false))
  await openCamera(page)
})

it.each([
  ['as browsers say it', 'new OverconstrainedError("frameRate", "No camera is that fast.")'],
  ['as browsers say it whose error is none of the DOM\'s', 'Object.assign(new Error("No camera is that fast."), { name: "OverconstrainedError" })'],
])('a camera that meets no wishes is asked for without any, %s', async (_, error) => {
  const script = `window.wishes = []; const before = MediaDevices.prototype.getUserMedia; MediaDevices.prototype.getUserMedia = async function (wish) { window.wishes.push(wish); if (wish.video !== true) throw ${error}; return before.call(this, wish) }`
  const page = await open({ script })
  await takePhoto(page)
  await named(page, 'Use Photo').click()
  expect(await file(page)).toHaveLength(1)
  expect(await page.evaluate(() => (window as unknown as { wishes: MediaStreamConstraints[] }).wishes)).toEqual([{ audio: false, video: expect.objectContaining({ facingMode: 'user' }) }, { audio: false, video: true }])
})

it('a camera that is taken away says so, and can be tried again', async () => {
  const page = await open()
  await openCamera(page)
  await page.evaluate(() => {
    for (const track of (window as unknown as { tracks: MediaStreamTrack[] }).tracks) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
  })
  await eventually(() => modal(page).locator('.wpforms-camera-error').innerText()).toContain('The camera is gone. Please connect it again, or choose a file.')
  expect(await running(page)).toBe(0)
  await named(page, 'Try the camera again').click()
  await eventually(() => named(page, 'Capture Photo').isEnabled()).toBe(true)
})

it.each([
  ['a page that is not secure', 'photo', 'Object.defineProperty(navigator, "mediaDevices", { value: undefined })', DENIED],
  ['a browser that records nothing', 'video', 'delete window.MediaRecorder', BUILDER_CAMERAS.strings.video_recording_error],
] as const)('%s says what cannot be done, and takes a file', async (_, format, script, words) => {
  const page = await open({ fields: [cameraField({ ...FIELD, format })], script })
  await opener(page).click()
  await eventually(() => modal(page).locator('.wpforms-camera-error').innerText()).toContain(words)
  expect([await named(page, 'Choose a file instead').isVisible(), await running(page), await focused(page)]).toEqual([true, 0, format === 'photo' ? 'Try the camera again' : 'Choose a file instead'])
})

it('nothing goes on running when the page is left', async () => {
  const page = await open()
  await openCamera(page)
  expect(await running(page)).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  expect([await running(page), await modal(page).isVisible()]).toEqual([0, false])
})

it('words in an uploader open the camera and no window for files; the photo goes the way of the others', async () => {
  const page = await open({ fields: [cameraUpload('modern', { ...FIELD, extensions: 'png,jpg' })], wait: 0 })
  let choosers = 0
  page.on('filechooser', () => (choosers += 1))
  await opener(page).focus()
  await page.keyboard.press('Space')
  await eventually(() => focused(page)).toBe('Capture Photo')
  await page.keyboard.press('Enter')
  await named(page, 'Use Photo').click()
  await eventually(() => page.locator('.tillkit-files__file').allInnerTexts()).toEqual([expect.stringMatching(/camera-photo-\d+\.jpg[^]*Uploaded/)])
  expect([choosers, await modal(page).isVisible(), await focused(page)]).toEqual([0, false, 'Capture With Your Camera'])
})

it('a link beside a file input gives it the photo, and the input stays', async () => {
  const page = await open({ fields: [cameraUpload('classic', { ...FIELD, isRequired: true })], wait: 0 })
  await named(page, 'Submit').click()
  // Behind the camera's link.
  await eventually(() => page.locator('.wpforms-file-upload-capture-camera + em.wpforms-error').innerText()).toBe('This field is required.')
  await takePhoto(page)
  await named(page, 'Use Photo').click()
  await eventually(() => errors(page)).toEqual([])
  expect([(await file(page)).length, await page.locator('input[type="file"]').isVisible(), await opener(page).isVisible(), await focused(page)]).toEqual([1, true, true, 'Capture With Your Camera'])
})

it('on a phone of 390 px nothing sticks out, each button is large enough for a finger, and the camera can be turned', async () => {
  const page = await open({ width: 390, touch: true })
  await opener(page).tap()
  await eventually(() => named(page, 'Capture Photo').isEnabled()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await named(page, 'Use the other camera').tap()
  await eventually(() => page.evaluate(() => ((window as unknown as { wish: { video: MediaTrackConstraints } }).wish.video.facingMode))).toBe('environment')
  await eventually(() => running(page)).toBe(1)
  await eventually(() => named(page, 'Capture Photo').isEnabled()).toBe(true)
  for (const button of await modal(page).locator('button:visible, [role="button"]:visible').all()) {
    const { width = 0, height = 0, x = -1 } = (await button.boundingBox()) ?? {}
    expect([width >= 40, height >= 40, x >= 0 && x + width <= 390]).toEqual([true, true, true])
  }
})
