import { useCallback, useState } from 'react'

/** What a file shows, small. Its address is given back when the picture goes: the browser would keep the file for as long as the page. */
export function FilePicture({ picture }: { readonly picture: Blob }) {
  const [isShown, setShown] = useState(true)
  const show = useCallback((image: HTMLImageElement) => {
    const address = URL.createObjectURL(picture)
    image.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return (
    <span className="tillkit-files__picture">
      {/* The name beside it says more; a kind that the browser cannot show leaves the room empty. */}
      {isShown && <img ref={show} alt="" decoding="async" onError={() => setShown(false)} />}
    </span>
  )
}
