import { readUnits } from '@tillkit/testing/project/units.mjs'
import { NoSavedPages } from '@tillkit/testing/saved'
import type { Log } from './context.ts'
import { readPreviewOptions } from './options.ts'
import { PreviewProblem } from './problem.ts'
import { startSavedPreview, startShopPreview } from './start-preview.ts'
import { welcome, welcomeToSaved } from './welcome.ts'

const log: Log = { info: (line) => console.info(line), warn: (line) => console.warn(`! ${line}`) }

/** Starts the preview that the arguments ask for, and says where to look. */
async function main(): Promise<void> {
  const { units } = readUnits()
  const names = units.map(({ name }) => name)
  const built = units.map(({ manifest }) => manifest)
  const folders = [process.env.INIT_CWD ?? process.cwd(), process.cwd()]
  const options = readPreviewOptions(process.argv.slice(2), names, { folders })
  if (options.shop.kind === 'folder') {
    const { origin } = await startSavedPreview({ ...options, folder: options.shop.folder, built, log })
    console.info(welcomeToSaved(origin, options.shop.folder))
    return
  }
  const { address } = options.shop
  const { origin } = await startShopPreview({ ...options, shop: address, built, log })
  console.info(welcome({ ...options, address, origin }))
}

main().catch((cause: unknown) => {
  console.error(cause instanceof PreviewProblem || cause instanceof NoSavedPages ? cause.message : cause)
  process.exitCode = 1
})
