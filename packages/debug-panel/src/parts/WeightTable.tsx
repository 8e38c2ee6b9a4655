import { useEffect, useState } from 'react'
import { kilobytes } from '../model/entry.model.ts'
import { isUncompressed, weigh, type Built, type Weight, type WeighedFile } from '../model/weight.model.ts'
import { readBuilt, readLoaded, readScripts } from '../page/read-weight.ts'
import { usePanel, useTools } from './context.ts'
import { Advice } from './words.tsx'

/** What this page has loaded of ours, file by file, against the budget. */
export function WeightTable() {
  const { session } = useTools()
  const built = useBuilt(session.base)
  // Weighed again whenever something has happened.
  usePanel((state) => state.units)
  if (built === undefined) return <p className="faint">Weighing …</p>
  const weight = weigh(readLoaded(session.base), built, __TILLKIT_BUDGETS__)
  const scripts = readScripts(weight.files.filter(({ isForPanel }) => isForPanel).map(({ file }) => session.base + file))
  return (
    <>
      <p className="total">
        <b>{kilobytes(weight.total)}</b> {built ? 'of gzip as built' : 'over the network'}
        {weight.react > 0 && `, React ${kilobytes(weight.react)} of it`}
        {weight.budget !== null && `; the budget of such a page is ${kilobytes(weight.budget)}`}
      </p>
      <Advice lines={notes(weight, built)} />
      <Table files={weight.files} />
      <p className="faint">
        All {scripts.count} script files of the page, without this panel&apos;s: {kilobytes(scripts.transferred)} over the network,{' '}
        {kilobytes(scripts.decoded)} unpacked. Inline scripts are not counted; files of other origins may hide their size.
      </p>
    </>
  )
}

/** What the build says; `undefined` until it has answered. */
function useBuilt(base: string): Built | null | undefined {
  const [built, setBuilt] = useState<Built | null>()
  useEffect(() => {
    let isWanted = true
    void readBuilt(base).then((found) => {
      if (isWanted) setBuilt(found)
    })
    return () => {
      isWanted = false
    }
  }, [base])
  return built
}

function notes({ files, total, budget }: Weight, built: Built | null): string[] {
  return [
    ...(built ? [] : ['manifest.json could not be read beside tillkit.js, so the sizes are those of the network.']),
    ...(budget !== null && total > budget ? ['This page is over the budget.'] : []),
    ...(isUncompressed(files)
      ? ['The server sends our files uncompressed. Switch gzip or brotli on for JavaScript: shoppers then load about a third.']
      : []),
  ]
}

function Table({ files }: { files: readonly WeighedFile[] }) {
  return (
    <table className="weight">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">gzip</th>
          <th scope="col">network</th>
          <th scope="col">unpacked</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ file, gzip, transferred, decoded, isForPanel }) => (
          <tr key={file} data-for-panel={isForPanel || undefined}>
            <th scope="row">
              {file} {isForPanel && <small>for this panel only</small>}
            </th>
            <td>{gzip === null ? '–' : kilobytes(gzip)}</td>
            <td>{transferred === 0 ? 'cache' : kilobytes(transferred)}</td>
            <td>{kilobytes(decoded)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
