import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hidingRules, LEGACY_SCRIPT_PATH, ZXCVBN_PATH } from '@tillkit/fixtures'
import { assets, tillkitVersion } from '@tillkit/testing/server'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folders whose files the shop serves, by the beginning of their address. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  '/tillkit/': [assets.dist],
  // The demo's own scripts and bar stand beside it.
  '/theme/': [assets.shopStyles, at('./theme/')],
  '/images/': [at('./images/')],
}

/** Single files, by address. */
const FILES: Record<string, string> = {
  [LEGACY_SCRIPT_PATH]: at('./theme/legacy-stand-in.js'),
  [ZXCVBN_PATH]: assets.zxcvbn,
  '/theme/tiered-pricing-table.css': assets.pluginStyles,
  '/theme/mini-cart-styles.css': assets.miniCartStyles,
  '/theme/filters-slider.css': assets.sliderStyles,
  '/theme/cart-layout.css': assets.cartLayout,
  '/theme/checkout-styles.css': assets.checkoutStyles,
  '/theme/window-edges.css': assets.edgeStyles,
  '/vendor/jquery.js': assets.jquery,
  '/vendor/variation-form.js': assets.variationStandIn,
  '/vendor/checkout-stand-in.js': assets.checkoutStandIn,
  '/vendor/custom-button-stand-in.js': assets.customButtonStandIn,
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webm': 'video/webm',
}

/** A file ready to send. */
export interface ShopFile {
  body: Buffer
  type: string
}

/** Rules of the page builder's theme, a file for each part of it, sent as the one sheet that a theme has. */
async function themeSheet(folder: string): Promise<ShopFile> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css')).sort()
  const parts = await Promise.all(names.map((name) => readFile(join(folder, name))))
  return { body: Buffer.concat(parts), type: TYPES['.css'] ?? '' }
}

/** The file of an address; undefined when there is none, or when the address leaves its folder. */
export async function readShopFile(path: string): Promise<ShopFile | undefined> {
  if (path === '/theme/hidden-by-sheets.css') return { body: Buffer.from(hidingRules('divi')), type: TYPES['.css'] ?? '' }
  if (path === '/theme/page-builder.css') return themeSheet(assets.builderStyles)
  if (path === '/theme/theme-forms.css') return themeSheet(assets.formStyles)
  if (path === '/theme/form-builder.css') return themeSheet(assets.formBuilderStyles)
  if (path === '/theme/product-page.css') return themeSheet(join(assets.builderStyles, '../product-page'))
  if (path === '/theme/page-chrome.css') return themeSheet(join(assets.builderStyles, '../page-chrome'))
  const file = FILES[path] ?? fileInFolder(path)
  if (file === undefined) return undefined
  try {
    return { body: await readFile(file), type: TYPES[extname(file)] ?? 'application/octet-stream' }
  } catch {
    return undefined
  }
}

function fileInFolder(path: string): string | undefined {
  const [prefix = '', folders = []] = Object.entries(FOLDERS).find(([each]) => path.startsWith(each)) ?? []
  const files = folders.flatMap((folder) => {
    const base = normalize(folder + sep)
    const file = normalize(join(base, path.slice(prefix.length)))
    return file.startsWith(base) ? [file] : []
  })
  return files.find((file) => existsSync(file))
}

/**
 * The few bytes that a page prints inline, so that inline code finds the globals of the tier plugin and the form builder before
 * deferred scripts run. Empty when nothing has been built.
 */
export function earlyStub(): string {
  const file = join(assets.dist, tillkitVersion(), 'stub.js')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}
