import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { readJson } from '../../../../testing/src/project/root.mjs'

/** Ways to resolve an import that our packages are not for: they are ESM with entries of their own. */
const NOT_FOR = ['node10', 'node16-cjs']

/**
 * What is wrong with a package as it would be published: its package.json, what its entries and types lead to, what its files import.
 * @param {string} folder absolute
 * @param {string} tarball packed of it
 * @returns {Promise<string[]>} findings, one line each
 */
export async function checkPackage(folder, tarball) {
  const manifest = /** @type {import('./packed-packages.mjs').Manifest} */ (readJson(join(folder, 'package.json')))
  const content = readFileSync(tarball)
  const found = [...(await lintManifest(content)), ...(await lintTypes(content)), ...unlisted(folder, manifest)]
  return found.map((finding) => `${manifest.name}: ${finding}`)
}

/** @param {Buffer} content of a tarball */
async function lintManifest(content) {
  const tarball = content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength)
  const { messages, pkg } = await publint({ pack: { tarball: /** @type {ArrayBuffer} */ (tarball) }, strict: true })
  return messages.map((message) => `publint says ${formatMessage(message, pkg)}`)
}

/** @param {Buffer} content of a tarball */
async function lintTypes(content) {
  const analysis = await checkTypes(createPackageFromTarballData(new Uint8Array(content)), { excludeEntrypoints: [/\.(css|json)$/] })
  if (!analysis.types) return ['no types are found']
  const told = analysis.problems.filter((problem) => !('resolutionKind' in problem && NOT_FOR.includes(problem.resolutionKind)))
  return told.map((problem) => `attw says ${JSON.stringify(problem)}`)
}

/**
 * Packages that code or types import, and that whoever installs this one would not have.
 * @param {string} folder
 * @param {import('./packed-packages.mjs').Manifest} manifest
 */
function unlisted(folder, { name, dependencies, peerDependencies }) {
  const listed = [name, ...Object.keys({ ...dependencies, ...peerDependencies })]
  const imported = filesBelow(folder).filter((file) => /\.(js|d\.ts)$/.test(file)).flatMap(packagesIn)
  return [...new Set(imported)].filter((one) => !listed.includes(one) && !listed.includes(`@types/${one}`)).map((one) => `its files import ${one}, which its package.json does not list`)
}

/**
 * The packages that a file imports.
 * @param {string} file
 */
function packagesIn(file) {
  const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  const names = [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'))
  return names.map((name) => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/'))
}
