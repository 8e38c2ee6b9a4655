import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'tsdown'
import { inRoot, projectVersion, root } from '../../../../testing/src/project/root.mjs'
import { entrySources } from './packed-manifest.mjs'

/** An import of a style sheet's text, which only some bundlers know. */
const INLINE_SHEET = /^import (\w+) from '([^']+\.css)\?inline'/gm

/** Where a module says that it stands: a bundler of others puts it anywhere, and what it links to, `errors.html`, stays in the package. */
const PLACE = 'npm:/@tillkit/platform/dist/'

/**
 * Compiles packages into a folder: `NAME/src/…` with modules, their source maps and declarations, one each for every module, so that
 * whoever bundles them leaves out what is not used.
 *
 * All in one go: the compiler reads what they share once. It is that of TypeScript 7, since with 6 the declarations take half a minute;
 * without `isolatedDeclarations`, for which hundreds of files would have to say types that are inferred.
 * @param {readonly import('./packed-packages.mjs').SourcePackage[]} packages
 * @param {string} outDir absolute; emptied first
 */
export async function compile(packages, outDir) {
  const sources = packages.flatMap(({ folder, manifest }) => entrySources(manifest).map((source) => `packages/${folder}/${source.replace('./', '')}`))
  await build({
    config: false,
    cwd: root,
    entry: Object.fromEntries(sources.map((source) => [source.replace(/^packages\/|\.tsx?$/g, ''), source])),
    outDir,
    root: 'packages',
    unbundle: true,
    format: 'esm',
    platform: 'neutral',
    target: false,
    fixedExtension: false,
    sourcemap: true,
    tsconfig: 'tsconfig.release.json',
    dts: { sourcemap: false, tsgo: { path: inRoot('node_modules/typescript7/bin/tsc') } },
    define: {
      'import.meta.url': JSON.stringify(PLACE),
      __TILLKIT_VERSION__: JSON.stringify(projectVersion()),
      __TILLKIT_TRACED__: 'true',
      // Whoever bundles a unit brings its sheets too.
      __TILLKIT_DRAWN_SHEET__: JSON.stringify(''),
    },
    deps: { neverBundle: /^[^./]/ },
    plugins: [inlineSheets()],
    checks: { pluginTimings: false },
    logLevel: 'warn',
    report: false,
  })
}

/** Writes the text of a library's sheet, with its licence, into the module that asks for it; the module's lines stay where they are. */
function inlineSheets() {
  const require = createRequire(inRoot('package.json'))
  const textOf = (/** @type {string} */ sheet) => JSON.stringify(readFileSync(require.resolve(sheet), 'utf8'))
  const licenceOf = (/** @type {string} */ sheet) => {
    const folder = dirname(require.resolve(`${sheet.split('/')[0]}/package.json`))
    return `/*! ${readFileSync(join(folder, 'LICENSE'), 'utf8').replace(/\s+/g, ' ').trim()} */`
  }
  return {
    name: 'inline-sheets',
    transform: (/** @type {string} */ code) =>
      code.includes('?inline') ? { code: code.replace(INLINE_SHEET, (_, name, sheet) => `${licenceOf(sheet)} const ${name} = ${textOf(sheet)}`), map: null } : undefined,
  }
}
