/** A page long enough to scroll, with links that the keyboard comes to. */
export function ShopPage({ lines = 14 }: { readonly lines?: number }) {
  return (
    <>
      <h1 className="product_title">Till rolls</h1>
      {Array.from({ length: lines }, (_, at) => (
        <section key={at}>
          <p>
            <a href={`#roll-${at}`}>Till rolls, {57 + at} mm</a>
          </p>
          <p>Thermal paper of 55 g/m², free of phenol, for all common printers. Boxes of 20, delivered on the next working day.</p>
        </section>
      ))}
    </>
  )
}
