import { build } from 'esbuild'
import { BUILD_TARGET } from '../../../../testing/src/project/browsers.mjs'
import { inRoot, projectVersion, root } from '../../../../testing/src/project/root.mjs'

/** What no such file is to carry along: a life's worth of a page is in them, and what they are for is that it is not needed. */
const TOO_MUCH = ['packages/mount/src', 'packages/ui/src', 'node_modules'].map(inRoot)

/**
 * Builds what a unit does on a page that nobody touches: a module that imports nothing, with what it needs built into it.
 * @param {{ name: string, untouched: string }} unit `untouched.ts` exports `untouched`
 * @returns {Promise<string>} the module
 * @throws {Error} when it imports the code of units' lives, of parts that are drawn or of a library, or anything later
 */
export async function buildUntouched({ name, untouched }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { untouched } from ${JSON.stringify(untouched)}`, resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    absWorkingDir: root,
    conditions: ['tillkit-source'],
    define: { __TILLKIT_TRACED__: 'false', __TILLKIT_VERSION__: JSON.stringify(projectVersion()) },
    target: BUILD_TARGET,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const used = Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  const heavy = used.map(([path]) => path).filter((path) => TOO_MUCH.some((folder) => inRoot(path).startsWith(folder)))
  const later = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external).map(({ path }) => path))
  const imported = [...heavy, ...later.filter((path) => used.some(([from]) => metafile.inputs[from]?.imports.some((each) => each.path === path)))]
  if (imported.length > 0) throw new Error(`${name}.untouched.js imports ${imported.join(', ')}: what a page that nobody touches pays for stands on none of that.`)
  return outputFiles[0]?.text.trimEnd() ?? ''
}
