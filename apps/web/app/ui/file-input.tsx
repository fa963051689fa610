import type { ComponentProps } from 'react'

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  onChoose: (file: File) => void
}

/** The browser's own button for a file, in the product's look. */
export function FileInput({ onChoose, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file !== undefined) onChoose(file)
      }}
      className="control py-2.5 file:mr-3 file:rounded-small file:border-0 file:bg-spruce-soft file:px-3 file:py-1 file:font-display file:font-semibold file:text-spruce"
    />
  )
}
