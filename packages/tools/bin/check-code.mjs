/**
 * `node packages/tools/bin/check-code.mjs [FOLDERS …]`: types and lint, one after the other in one process. Rules that ask for types
 * find them worked out: both take less than two thirds of what they take apart. Ends with 11 where types are wrong, 12 where lint finds
 * something, 13 for both; with 1 where neither could be checked.
 */
import { ESLint } from 'eslint'
import ts from 'typescript'
import { root } from '../../testing/src/project/root.mjs'

const program = readProgram()
const [typed, linted] = [areTypesRight(program), await isLintPleased(program, process.argv.slice(2))]
process.exitCode = typed && linted ? 0 : 10 + (typed ? 0 : 1) + (linted ? 0 : 2)

/** The project's sources, as tsconfig.json names them. */
function readProgram() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (/** @type {import('typescript').Diagnostic} */ problem) => show([problem]) }
  const config = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, {}, host)
  if (!config) throw new Error('tsconfig.json cannot be read.')
  return ts.createProgram(config.fileNames, config.options)
}

/** @param {import('typescript').Program} program */
function areTypesRight(program) {
  const problems = [...program.getConfigFileParsingDiagnostics(), ...ts.getPreEmitDiagnostics(program)]
  show(problems)
  return problems.length === 0
}

/** @param {readonly import('typescript').Diagnostic[]} problems */
function show(problems) {
  const host = { getCanonicalFileName: (/** @type {string} */ name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' }
  if (problems.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(problems, host))
}

/**
 * As `npm run lint`: a warning counts.
 * @param {import('typescript').Program} program
 * @param {readonly string[]} folders default: all
 */
async function isLintPleased(program, folders) {
  const parserOptions = { projectService: false, programs: [program] }
  const eslint = new ESLint({ cwd: root, overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } }] })
  const results = await eslint.lintFiles(folders.length > 0 ? [...folders] : ['.'])
  const text = await (await eslint.loadFormatter('stylish')).format(results)
  if (text !== '') console.error(text)
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)
}
