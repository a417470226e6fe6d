import { SignInAgainDialog } from '@hoshikraft/sign-in';
import { useNavigate } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { useCredentials } from '../shell/credentials.tsx';
import { BrowserSignIn } from './browser-sign-in.tsx';
import './login.css';
import { useConfirmPlatform } from './use-confirm-platform.ts';
import { useLauncherSignIn } from './use-launcher-sign-in.ts';

/** Sign-in on the page whose session has ended. */
export const SignInAgain = ({ onSettled }: { onSettled: (hasSignedIn: boolean) => void }) => {
  const credentials = useCredentials();
  const navigate = useNavigate();
  const to = useLauncherPath();
  return (
    <SignInAgainDialog
      platform={useLauncherSignIn('again')}
      confirm={useConfirmPlatform()}
      OtherWays={BrowserSignIn}
      startOver={async (switchPlayer) => {
        await switchPlayer();
        onSettled(false);
        await navigate(to());
      }}
      onSettled={(hasSignedIn) => {
        // Those of the ended session, of a sign-in that was not confirmed, or of another player.
        if (!hasSignedIn) void credentials.clear();
        onSettled(hasSignedIn);
      }}
    />
  );
};
