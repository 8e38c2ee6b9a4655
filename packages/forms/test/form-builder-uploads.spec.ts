import { builderCall, builderUpload, createUploadShelf, UPLOAD_CALLS, type UploadShelf } from '@tillkit/fixtures'
import { BUILDER_SETTINGS, BUILDER_UPLOADS, builderFormHtml, builderScriptTag, classicUpload, modernUpload, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { eventually, fixturePage, openHtml, useShop, violations } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const shop = useShop()

const FORM = '113'
const BOX = '#wpforms-113-field_2'
const PHOTOS = modernUpload({ formId: FORM, id: '2', label: 'Photos', isRequired: true })
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL })

/** What the builder's own sheet says of what files are dropped on, as far as it moves anything. */
const SHEET = `<style>body{margin:0;padding:200px 16px 1200px}.wpforms-hidden{display:none}.wpforms-uploader{display:flex;flex-wrap:wrap;justify-content:center;padding:10px;border:1px dashed;text-align:center;cursor:pointer}
  .dz-message{margin:auto}.dz-message.hide{display:none}.modern-title,.modern-hint{display:block}</style>`

interface Opened {
  readonly page: Page
  readonly shelf: UploadShelf
}

/** Opens a page with such a form, and the shop that takes its files. */
async function open({ fields = [PHOTOS], width = 1280, dir = 'ltr' }: { readonly fields?: readonly BuilderFieldData[]; readonly width?: number; readonly dir?: 'ltr' | 'rtl' } = {}): Promise<Opened> {
  const { server, browser } = shop
  const form = { id: FORM, fields, action: '/ask/', tokenTime: Math.floor(Date.now() / 1000) }
  const globals = Object.entries({ wpforms_settings: { ...BUILDER_SETTINGS, post_max_size: '1000' }, wpforms_file_upload: BUILDER_UPLOADS })
  const script = `<script>${globals.map(([name, value]) => `window.${name} = ${JSON.stringify(value)}`).join(';')}</script>`
  const shelf = createUploadShelf({ chunkSize: 100_000 })
  for (const call of UPLOAD_CALLS) server.answer(call, ({ form: sent }) => builderUpload(call, new URLSearchParams(sent), shelf) ?? { status: 404 })
  server.answer('wpforms_submit', ({ form: sent }) => builderCall('wpforms_submit', new URLSearchParams(sent), { forms: [form] }) ?? '')
  const { page } = await openHtml(browser, server, { path: '/ask/', html: fixturePage({ head: SHEET, main: builderFormHtml(form) + builderScriptTag(), globals: script, dir }), width })
  // A key may open the window before the browser has heard that a test wants it.
  page.on('filechooser', () => undefined)
  await page.waitForFunction(() => document.querySelector('.wpforms-uploader')?.matches('.dz-clickable'))
  return { page, shelf }
}

const rows = (page: Page) => page.locator('.tillkit-files__file').allInnerTexts()
const value = (page: Page) => page.locator(BOX).inputValue()
const names = async (page: Page) => (JSON.parse((await value(page)) || '[]') as { file_user_name: string }[]).map(({ file_user_name: name }) => name)

/** What screen readers call a thing of that name, by the browser's accessibility tree. */
async function readAs(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const found = nodes.find((node) => node.name?.value === name && node.role?.value === 'textbox')
  return found?.properties?.find((property) => (property.name as string) === 'roledescription')?.value.value
}

/** Presses what opens the browser's window, and chooses. */
async function choose(page: Page, press: () => Promise<unknown>, files: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()])
  await chooser.setFiles(files)
}

it('files are chosen by a press, shown, sent with the form, and nobody sees a name of the server\'s', async () => {
  const { page, shelf } = await open()
  await choose(page, () => page.locator('.dz-message').click(), [picture('front door.png'), { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.alloc(250_000, 'a') }])
  await eventually(() => names(page)).toEqual(['front door.png', 'note.txt'])
  await eventually(() => rows(page)).toEqual([expect.stringContaining('Uploaded'), expect.stringContaining('Uploaded')])
  expect([shelf.files.size, shop.server.requestsTo('wpforms_upload_chunk').length, await page.locator('.tillkit-files__picture img').evaluate((img: HTMLImageElement) => img.naturalWidth)]).toEqual([2, 4, 1])
  // Nothing more fits, and its place is not seen any more; the list stands in it, as wide as it is.
  expect(await page.locator('.dz-message').isVisible()).toBe(false)
  const [list, box] = await Promise.all(['.tillkit-files', '.wpforms-uploader'].map((each) => page.locator(each).boundingBox()))
  expect((box?.width ?? 0) - (list?.width ?? 0)).toBeLessThan(24)
  expect(await violations(page, { within: 'form' })).toEqual([])
  await page.locator('.wpforms-submit').click()
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks for contacting us!')
  expect(JSON.parse(shop.server.requestsTo('wpforms_submit')[0]?.form['wpforms_113_2'] ?? '[]')).toHaveLength(2)
})

it('files are dropped, also on a form that nobody has touched; a drop that misses leaves the page as it is', async () => {
  const { page } = await open()
  const drop = (selector: string) => page.locator(selector).evaluate((target) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['paper'], 'a.txt'))
    return ['dragenter', 'dragover', 'drop'].map((type) => !target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer })))
  })
  expect(await drop('.wpforms-submit-container')).toEqual([false, true, true])
  expect(await value(page)).toBe('')
  expect(await drop('.modern-title')).toEqual([true, true, true])
  await eventually(() => names(page)).toEqual(['a.txt'])
})

it('by keyboard alone files are chosen, waited for, removed and sent', async () => {
  const { page, shelf } = await open()
  const held = shop.server.hold('wpforms_upload_chunk')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
  expect(await focused()).toBe('wpforms-113-field_2')
  // What has the focus is seen, and has its label.
  expect(await page.locator('.wpforms-uploader').evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('solid')
  expect(await page.locator('form').ariaSnapshot()).toContain('- textbox "Photos"')
  expect(await readAs(page, 'Photos')).toBe('choose files')
  await choose(page, () => page.keyboard.press('Enter'), [picture('a.png')])
  await held.arrived()
  await eventually(() => page.getByRole('progressbar', { name: 'a.png is being uploaded' }).isVisible()).toBe(true)
  // As marks before a text: what is listed stands before the place that takes more.
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Remove a.png')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const alert = page.locator('.wpforms-uploading-in-progress-alert')
  await eventually(() => alert.innerText()).toBe(BUILDER_UPLOADS.loading_message)
  expect([await alert.isVisible(), await focused(), shop.server.requestsTo('wpforms_submit')]).toEqual([true, 'wpforms-submit-113', []])
  held.send('{"success":true}')
  await eventually(() => page.locator('.tillkit-files__error').innerText()).toContain('Something went wrong, please try again.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Remove a.png')
  await page.keyboard.press('Space')
  await eventually(focused).toBe('wpforms-113-field_2')
  await choose(page, () => page.keyboard.press('Space'), [picture('b.png')])
  await eventually(() => names(page)).toEqual(['b.png'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks for contacting us!')
  expect(shelf.files.size).toBe(1)
})

it('a file goes on from where it was when the line is back, and only the shopper\'s word sends the form', async () => {
  const { page } = await open()
  const piece = shop.server.hold('wpforms_upload_chunk', { dzchunkindex: '2' })
  await choose(page, () => page.locator('.dz-message').click(), [{ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(250_000, 'a') }])
  await piece.arrived()
  const sent = () => shop.server.requestsTo('wpforms_upload_chunk').map(({ form }) => form['dzchunkindex'])
  await eventually(() => sent().length).toBe(3)
  await page.context().setOffline(true)
  await eventually(() => rows(page)).toEqual([expect.stringContaining('The connection is lost. The upload goes on once it is back.')])
  expect(await page.locator('.wpforms-submit').getAttribute('aria-disabled')).toBe('true')
  piece.send('close')
  await page.context().setOffline(false)
  await eventually(() => names(page)).toEqual(['long.txt'])
  expect([sent().slice(3), await page.locator('.wpforms-submit').getAttribute('aria-disabled'), shop.server.requestsTo('wpforms_submit')]).toEqual([['2'], null, []])
})

it.each(['ltr', 'rtl'] as const)('in a window of 390 px nothing sticks out, and each button is large enough for a finger: %s', async (dir) => {
  const { page } = await open({ width: 390, dir })
  const long = picture('IMG_20260412_a-very-long-name-that-a-camera-or-a-person-once-gave-to-this-picture_final_FINAL(2).png')
  await choose(page, () => page.locator('.dz-message').click(), [long, picture('b.png'), picture('c.png')])
  await eventually(() => rows(page)).toEqual([expect.anything(), expect.anything(), expect.stringContaining('File uploads exceed the maximum number allowed (2).')])
  await eventually(() => names(page)).toHaveLength(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const box of await page.locator('.tillkit-files button').all()) {
    const { width = 0, height = 0, x = -1 } = (await box.boundingBox()) ?? {}
    expect([width >= 40, height >= 44, x >= 0 && x + width <= 390]).toEqual([true, true, true])
  }
})

it('files that go with the form are counted as they are chosen, and what is too much is said above its button', async () => {
  const { page } = await open({ fields: [PHOTOS, ...['3', '4'].map((id) => classicUpload({ formId: FORM, id, label: `Logo ${id}` }))] })
  const large = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(600) }
  await page.locator('#wpforms-113-field_3').setInputFiles([large])
  await page.locator('#wpforms-113-field_4').setInputFiles([large])
  const message = page.locator('.wpforms-error-container-post_max_size')
  await eventually(() => message.innerText()).toContain('The total size of the selected files 0.001 MB exceeds the allowed limit 0.001 MB.')
  expect(await message.isVisible()).toBe(true)
  await page.locator('#wpforms-113-field_4').setInputFiles([])
  await eventually(() => message.count()).toBe(0)
  expect(await page.locator('.wpforms-submit').getAttribute('aria-disabled')).toBeNull()
})
