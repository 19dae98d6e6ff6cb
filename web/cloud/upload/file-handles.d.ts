/** As Chromium has it (https://wicg.github.io/file-system-access/). */
interface DataTransferItem {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

interface FileSystemHandle {
  requestPermission?: (options: { readonly mode: "read" }) => Promise<PermissionState>;
}
