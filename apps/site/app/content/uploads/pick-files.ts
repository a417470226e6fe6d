/** Opens the system's file dialog for these MIME types; an empty list if it is cancelled. */
export const pickFiles = (types: readonly string[], { several }: { several: boolean }): Promise<File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = types.join(',');
    input.multiple = several;
    input.onchange = () => resolve([...(input.files ?? [])]);
    input.oncancel = () => resolve([]);
    input.click();
  });

/** The files in dropped or pasted data. */
export const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
