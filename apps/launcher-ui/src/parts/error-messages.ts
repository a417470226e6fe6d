import { useAmounts, useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ServiceSchemas } from '../service/service-queries.ts';

type LaunchError = ServiceSchemas['LaunchError'];

/** The action that resolves an error. */
export type ErrorAction = 'again' | 'repair' | 'folder' | 'memory' | 'log';

export interface ErrorMessage {
  /** What happened. */
  title: string;
  /** Why. */
  text: string;
  /** null if the main button is the action. */
  action: ErrorAction | null;
}

const usePathReasons = () => {
  const { t } = useLingui();
  return (reason: string | undefined): string => {
    switch (reason) {
      case 'exclamation_mark':
        return t`Its path contains an exclamation mark, and Java can't read files from such folders.`;
      case 'not_a_folder':
        return t`It's a file, not a folder, or it no longer exists.`;
      case 'read_only':
        return t`The launcher can't write anything there.`;
      case 'unreadable':
        return t`The system doesn't let the launcher read it. Give yourself access to the folder or move it elsewhere.`;
      case 'too_long':
        return t`Its path is too long for the game's files.`;
      case 'inside_client':
        return t`It's inside a client's files and would be deleted with them.`;
      case 'symlink':
        return t`One of its folders is a link to another location, and the launcher doesn't write through links.`;
      case 'launchers_own':
        return t`The launcher keeps its own files there and may delete anything else.`;
      case 'gone':
        return t`The disk with the game's files isn't connected, or the files were deleted. Connect the disk and try again. If you deleted the files, run a file check in the settings to install them again.`;
      case 'no_answer':
        return t`The disk it's on isn't responding.`;
      case 'not_empty':
        return t`It already contains files of other clients.`;
      default:
        return t`The system doesn't let the launcher use it.`;
    }
  };
};

const useTrustReasons = () => {
  const { t } = useLingui();
  return (reason: string | undefined): string => {
    switch (reason) {
      case 'rollback':
        return t`The server sent older files than you already have.`;
      case 'hash':
        return t`The list of files was changed on the way.`;
      case 'path':
        return t`The list of files points outside the game folder.`;
      case 'schema':
        return t`The list of files can't be read. Your launcher may be out of date.`;
      default:
        return t`The signature of the files doesn't match ours.`;
    }
  };
};

const useJavaReasons = () => {
  const { t } = useLingui();
  return (reason: string | undefined): string => {
    switch (reason) {
      case 'missing':
        return t`We have no Java for this system, and there is none on this computer. Install Java and try again.`;
      case 'too_old':
        return t`The Java on this computer is too old for this client, and we have none for this system. Install a newer one.`;
      case 'too_new':
        return t`The Java on this computer is too new for this client, and we have none for this system. Install an older one.`;
      case 'other_arch':
        return t`The Java on this computer is for a different type of processor, and we have none for this system. Install the right one.`;
      default:
        return t`The client's own Java doesn't start.`;
    }
  };
};

const useExitReasons = () => {
  const { t } = useLingui();
  const { number } = useFormats();
  return ({ hint, exitCode }: LaunchError): string => {
    const code = typeof exitCode === 'number' ? number(exitCode, { useGrouping: false }) : '';
    switch (hint) {
      case 'memory':
        return t`The game may have run out of memory: give it more in the settings or close other programs.`;
      case 'java_version':
        return t`The Java version seems to be wrong: if you've set JVM flags, clear them in the settings.`;
      case 'graphics':
        return t`The graphics driver seems to be the cause: update it and try again.`;
      default:
        return code === ''
          ? t`The system closed the game, often because memory ran out. Close other programs and try again.`
          : t`The game exited with code ${code}. The end of its log may say why; you can send the log to support from the console.`;
    }
  };
};

const exitAction = ({ hint }: LaunchError): ErrorAction => (hint === 'memory' ? 'memory' : 'log');

/** What happened, why, and what to do about it: never only a code. */
export const useErrorMessage = (): ((error: LaunchError) => ErrorMessage) => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const pathReason = usePathReasons();
  const trustReason = useTrustReasons();
  const javaReason = useJavaReasons();
  const exitReason = useExitReasons();
  return (error) => {
    const need = bytes(error.need ?? 0);
    const free = bytes(error.free ?? 0);
    if (error.reason === 'proxy') {
      return {
        title: t`The proxy isn't responding`,
        text: t`We couldn't connect through the proxy. Check it or set another one: Settings → Other → Proxy.`,
        action: 'again',
      };
    }
    switch (error.code) {
      case 'manifest_unavailable':
        return {
          title: t`The game's files aren't available`,
          text: t`This client needs files that aren't on this computer, and our servers aren't sending them right now. Check your internet connection or try again later.`,
          action: 'again',
        };
      case 'manifest_untrusted':
        return {
          title: t`The update was rejected`,
          text: `${trustReason(error.reason)} ${t`Nothing was installed. Try again in a few minutes.`}`,
          action: 'again',
        };
      case 'metadata_expired':
        if (error.reason === 'clock')
          return {
            title: t`This computer's clock is wrong`,
            text: t`We can't verify files while the date or time is wrong. Turn on automatic time in the system settings and try again.`,
            action: 'again',
          };
        return {
          title: t`The list of files is out of date`,
          text: t`Its signature has expired. Check the date and time on this computer. If they're right, try again later: we need to sign the list again.`,
          action: 'again',
        };
      case 'disk_full':
        return {
          title: t`Not enough space on the disk`,
          text: t`${need} needed, ${free} free. Free up some space or move the game to another disk.`,
          action: 'folder',
        };
      case 'path_unusable':
        return {
          title: t`The game folder can't be used`,
          text: pathReason(error.reason),
          action: error.reason === 'unreadable' ? 'again' : 'folder',
        };
      case 'network_lost':
        return {
          title: t`Connection lost`,
          text: t`We kept trying for ten minutes. Your downloads are kept: check your internet connection and continue with the button below.`,
          action: null,
        };
      case 'object_corrupt':
        return error.reason === 'answer'
          ? {
              title: t`A file can't be downloaded`,
              text: t`We're getting something else instead: the file may be missing on our server, or a proxy is replacing it. Try again later.`,
              action: 'again',
            }
          : {
              title: t`A file keeps arriving damaged`,
              text: t`The downloaded file isn't the one we published: an antivirus or a proxy may be changing it. Turn it off for the download, then repair the client.`,
              action: 'repair',
            };
      case 'file_locked':
        return {
          title: t`Another program is using a game file`,
          text: t`Close the game, archivers and antivirus scans, then try again.`,
          action: 'again',
        };
      case 'java_unavailable':
        return {
          title: t`No suitable Java`,
          text: javaReason(error.reason),
          action: error.reason === 'broken' ? 'repair' : 'again',
        };
      case 'client_exited':
        return { title: t`The game closed before it could open`, text: exitReason(error), action: exitAction(error) };
      case 'client_crashed':
        return { title: t`The game crashed`, text: exitReason(error), action: exitAction(error) };
      case 'internal':
        return {
          title: t`Something broke in the launcher`,
          text: t`Your downloads are kept. Try again; if it happens again, restart the launcher.`,
          action: 'again',
        };
    }
  };
};
