function list_0(S,you,n){
  const r0=S[13+you];
  O[n]=1+1-1;
  n+=((r0>=1))|0;
  O[n]=1+2-1;
  n+=((r0>=2))|0;
  O[n]=1+3-1;
  n+=((r0>=3))|0;
  O[n]=1+4-1;
  n+=((r0>=4))|0;
  O[n]=1+5-1;
  n+=((r0>=5))|0;
  O[n]=1+6-1;
  n+=((r0>=6))|0;
  return n;
}

function why_0(S,you,metres_0){
  if(!(metres_0>=1&&metres_0<=6))return -1;
  if(!(S[13+you]>=metres_0)){
    M=(metres_0-S[13+you]|0);
    return 1;
  }
  return 0;
}

function needs_0(S,you,metres_1){
  return [0,(S[13+you]>=metres_1)?1:0];
}

function do_0(S,you,metres_2){
  if(log!==null)log.rule(you,0,0);
  if(metres_2!==0){
    if(S[13+you]<metres_2)fail("short",1);
    if(log!==null)log.gain(you,0,-metres_2,1);
    S[13+you]-=metres_2;
  }
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
