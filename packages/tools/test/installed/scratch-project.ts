import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { closureOf, readBuild } from '@tillkit/testing/project/modules.mjs'

const ROOT = join(import.meta.dirname, '../../../..')
const TARBALLS = join(ROOT, 'dist/packages')
/** What such a project has beside our packages, in the versions that we test with ourselves. */
const OTHERS = ['@types/react', '@types/react-dom', 'react', 'react-dom', 'typescript7', 'vite']

/** A project outside of this one, with our packages as they would come from npm. */
export interface ScratchProject {
  readonly folder: string
  /** Checks its types, those of our packages too. Rejects with what the compiler says. */
  checkTypes(): Promise<void>
  /** Builds an entry of its `src`, such as `one-unit`. Answers with the folder. */
  build(entry: string): Promise<string>
  remove(): void
}

/**
 * Makes one in a temporary folder: installs the tarballs, React, Vite and a compiler.
 * @throws {Error} when the packages have not been built
 */
export async function makeScratchProject(): Promise<ScratchProject> {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-installed-'))
  cpSync(join(import.meta.dirname, 'project'), folder, { recursive: true })
  const manifest = { name: 'a-shop', private: true, type: 'module', dependencies: { ...ourTarballs(), ...versionsOf(OTHERS) } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const run = (program: string, ...args: string[]) => runIn(folder, program, args)
  await run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts')
  writeFileSync(join(folder, 'src/every-entry.ts'), Object.keys(entriesOf(folder)).map((entry, index) => `export type * as entry${index} from '${entry}'\n`).join(''))
  return {
    folder,
    checkTypes: () => run(process.execPath, 'node_modules/typescript7/bin/tsc'),
    build: async (entry) => {
      await run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', '--mode', entry)
      return join(folder, 'dist', entry)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What a built entry weighs with all that it imports at once, in bytes of gzip. What is imported later does not count. */
export async function gzipAtOnce(folder: string, entry: string): Promise<number> {
  const files = await readBuild(folder)
  return [...closureOf(files, `${entry}.js`, { lazy: false })].reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0)
}

/** The files of a build that hold a text, such as one that only React has. */
export function filesWith(folder: string, text: string): string[] {
  const files = readdirSync(folder, { recursive: true }).map(String).filter((file) => file.endsWith('.js'))
  return files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(text))
}

function ourTarballs(): Record<string, string> {
  const files = existsSync(TARBALLS) ? readdirSync(TARBALLS).filter((file) => file.endsWith('.tgz')) : []
  if (files.length === 0) throw new Error('There are no packages to install: "npm run build:packages" makes them.')
  return Object.fromEntries(files.map((file) => [file.replace(/^tillkit-(.+)-\d+\.\d+\.\d+.*$/, '@tillkit/$1'), `file:${join(TARBALLS, file)}`]))
}

/** All code that may be imported of the installed packages of ours, with its files below `node_modules`: what an import map says. */
export function entriesOf(folder: string): Record<string, string> {
  const found = Object.keys(ourTarballs()).flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as { exports: Record<string, string | { default: string }> }
    return Object.entries(exports).flatMap(([entry, to]) => (typeof to === 'string' ? [] : [[name + entry.slice(1), `${name}/${to.default.slice(2)}`] as const]))
  })
  return Object.fromEntries(found)
}

function versionsOf(names: readonly string[]): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> }
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? '']))
}

/** The compiler speaks to its output, npm to its errors: both stand in what is thrown. */
async function runIn(cwd: string, program: string, args: readonly string[]): Promise<void> {
  // npm tells the programs that it starts of its own project.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(registry|cache))/.test(name) && name !== 'NODE_ENV'))
  try {
    await promisify(execFile)(program, [...args], { cwd, env, maxBuffer: 16 * 1024 * 1024 })
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string, stderr?: string }
    throw new Error(`${[program, ...args].join(' ')}\n${stdout}${stderr}`, { cause })
  }
}
